import type { Brand, Locale } from '../brands/schema.ts';
import { afterCommit } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { ticketDue } from './ticket-due.ts';

export type Ticket = {
  readonly reference: string;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly memberId: string | null;
  readonly email: string;
  readonly text: string;
  readonly now: Date;
};

/** Call inside a transaction: stores a ticket and queues the mail that notifies customer care. Returns its id. */
export async function storeTicket(tx: Prisma.TransactionClient, ticket: Ticket): Promise<string> {
  const { reference, brand, locale, memberId, email, text, now } = ticket;
  const id = newId(now.getTime());
  await tx.ticket.create({
    data: {
      id,
      reference,
      brandId: brand.id,
      memberId,
      email,
      text,
      locale,
      createdAt: now,
      sinceAt: now,
      dueAt: await ticketDue(tx, brand.id, now),
    },
  });
  afterCommit(tx, () => {
    announceWork(brand.id);
  });
  await enqueueMail(tx, {
    brandId: brand.id,
    at: now,
    template: 'contact_ticket',
    locale: brand.locales.default,
    to: brand.company.email,
    data: { reference, from: email, text },
    dedupeKey: `ticket:${id}`,
  });
  return id;
}
