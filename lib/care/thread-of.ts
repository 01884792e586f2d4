import type { Brand } from '../brands/schema.ts';
import type { Db } from '../db/client.ts';
import { mailHost } from '../mail/mail-host.ts';
import type { MailThread } from '../mail/templates.ts';
import { replyAddress } from './reply-address.ts';

type Written = { readonly id: string; readonly reference: string };

/** Lists only the newest mails of a long thread: the length of a header is limited. */
const NAMED = 12;

/** Dedupe keys of a ticket's mails in the outbox. */
export const mailKeys = {
  copy: (ticketId: string) => `contact:${ticketId}`,
  reply: (messageId: string) => `ticket-reply:${messageId}`,
  notify: (messageId: string) => `ticket-message:${messageId}`,
  notTaken: (ticketId: string, hour: number) => `ticket-not-taken:${ticketId}:${hour}`,
};

/**
 * The reply address of a ticket and the Message-IDs of its earlier mails, so that mail programs group them
 * into one thread.
 */
export async function threadOf(tx: Db, brand: Brand, ticket: Written): Promise<MailThread> {
  const messages = await tx.ticketMessage.findMany({
    where: { ticketId: ticket.id },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { id: true, direction: true, messageId: true },
  });
  const keys = messages.map(({ id }) => mailKeys.reply(id));
  const sent = await tx.mailMessage.findMany({
    where: { dedupeKey: { in: [mailKeys.copy(ticket.id), ...keys] } },
    select: { id: true, dedupeKey: true },
  });
  const idOf = (key: string): string | undefined => {
    const mail = sent.find(({ dedupeKey }) => dedupeKey === key);
    return mail && `<${mail.id}@${mailHost(brand)}>`;
  };
  const answers = [
    idOf(mailKeys.copy(ticket.id)),
    ...messages.map(({ id, direction, messageId }) =>
      direction === 'in' ? (messageId ?? undefined) : idOf(mailKeys.reply(id)),
    ),
  ].filter((id) => id !== undefined);
  return { replyTo: replyAddress(brand, ticket.reference), answers: answers.slice(-NAMED) };
}
