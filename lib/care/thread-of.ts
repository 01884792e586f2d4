import type { Brand } from '../brands/schema.ts';
import type { Db } from '../db/client.ts';
import { mailHost } from '../mail/mail-host.ts';
import type { MailThread } from '../mail/templates.ts';
import { replyAddress } from './reply-address.ts';

type Written = { readonly id: string; readonly reference: string };

/** A long exchange names its newest mails only: headers have an end. */
const NAMED = 12;

/** The names that mails about a ticket have in the outbox. */
export const mailKeys = {
  copy: (ticketId: string) => `contact:${ticketId}`,
  reply: (messageId: string) => `ticket-reply:${messageId}`,
  notify: (messageId: string) => `ticket-message:${messageId}`,
  notTaken: (ticketId: string, hour: number) => `ticket-not-taken:${ticketId}:${hour}`,
};

/** Where to answer about a ticket, and which mails came before, so that mail programs keep them together. */
export async function threadOf(tx: Db, brand: Brand, ticket: Written): Promise<MailThread> {
  const messages = await tx.ticketMessage.findMany({
    where: { ticketId: ticket.id },
    orderBy: { at: 'asc' },
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
