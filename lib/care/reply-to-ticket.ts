import { brandById } from '../brands/registry.ts';
import { knownLocale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { refuseCardData } from '../payments/refuse-card-data.ts';
import { audit } from '../staff/audit.ts';
import { mailKeys, threadOf } from './thread-of.ts';

type Reply = {
  readonly reference: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

const LONGEST = 10_000;

/**
 * Staff only: answers a ticket. The sender gets the words by mail, may answer them, and the ticket waits for
 * that; one that was closed opens again. Raises `not_found`, `conflict` for an erased one, `contact_text_missing`,
 * `text_too_long`, `card_data_refused`.
 */
export async function replyToTicket({ reference, actor, now, ...reply }: Reply): Promise<void> {
  const text = reply.text.trim();
  if (text === '') fail('contact_text_missing');
  if (text.length > LONGEST) fail('text_too_long', { most: LONGEST });
  refuseCardData(text);
  await inTransaction(async (tx) => {
    const ticket = await tx.ticket.findUnique({ where: { reference } });
    const brand = ticket && brandById(ticket.brandId);
    if (!ticket || !brand) return fail('not_found');
    if (ticket.email === '') fail('conflict', { state: 'erased' });
    const id = newId(now.getTime());
    const thread = await threadOf(tx, brand, ticket);
    await tx.ticketMessage.create({
      data: { id, ticketId: ticket.id, direction: 'out', text, at: now, by: actor },
    });
    await tx.ticket.update({ where: { id: ticket.id }, data: { state: 'waiting' } });
    await enqueueMail(tx, {
      ...{ brandId: brand.id, at: now, template: 'ticket_reply', to: ticket.email },
      locale: knownLocale(ticket.locale) ?? brand.locales.default,
      data: { reference, text, thread },
      dedupeKey: mailKeys.reply(id),
    });
    await audit(tx, { actor, action: 'ticket.reply', subject: reference, now });
  });
  wakeJobs();
}
