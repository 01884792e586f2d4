import type { Brand } from '../brands/schema.ts';
import { afterCommit } from '../db/client.ts';
import type { Prisma, Ticket } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { attachFiles } from './files/attach-files.ts';
import type { FileOwner } from './files/file-owner.ts';
import type { RefusedFile } from './files/refused-file.ts';
import { mailKeys } from './thread-of.ts';
import { ticketDue } from './ticket-due.ts';

type NewMessage = {
  readonly text: string;
  /** The sender that customer care sees on the notification mail. */
  readonly from: string;
  /** The sender's address if it differs from the ticket's; null otherwise. */
  readonly fromAddress: string | null;
  /** Message-ID of the mail; null for a message written in the app. */
  readonly messageId: string | null;
  /** Files of a mail that were not stored. */
  readonly refused?: readonly RefusedFile[];
  /** Files stored for this message before. */
  readonly uploaded?: { readonly files: readonly string[]; readonly owner: FileOwner };
};

type About = { readonly ticket: Ticket; readonly brand: Brand; readonly now: Date };

/**
 * Call inside a transaction that has locked the ticket. Adds the sender's message, sets the ticket to `open`,
 * ends its snooze and mails customer care. Returns false when the same mail was added before.
 */
export async function addTicketMessage(
  tx: Prisma.TransactionClient,
  { ticket, brand, now }: About,
  { text, from, fromAddress, messageId, refused = [], uploaded }: NewMessage,
): Promise<boolean> {
  const id = newId(now.getTime());
  const { count } = await tx.ticketMessage.createMany({
    data: {
      id,
      ticketId: ticket.id,
      direction: 'in',
      text,
      at: now,
      attachments: refused.length,
      refusedFiles: [...refused],
      messageId,
      fromAddress,
    },
    skipDuplicates: true,
  });
  if (count === 0) return false;
  if (uploaded) await attachFiles(tx, { ...uploaded, ticketId: ticket.id, messageId: id });
  if (ticket.state !== 'open') {
    const dueAt = await ticketDue(tx, brand.id, now);
    const data = { state: 'open', sinceAt: now, dueAt, snoozedUntil: null } as const;
    await tx.ticket.update({ where: { id: ticket.id }, data });
  } else if (ticket.snoozedUntil !== null) {
    await tx.ticket.update({ where: { id: ticket.id }, data: { snoozedUntil: null } });
  }
  afterCommit(tx, () => {
    announceWork(brand.id);
  });
  await enqueueMail(tx, {
    brandId: brand.id,
    at: now,
    template: 'contact_ticket',
    locale: brand.locales.default,
    to: brand.company.email,
    data: { reference: ticket.reference, from, text, again: true },
    dedupeKey: mailKeys.notify(id),
  });
  return true;
}
