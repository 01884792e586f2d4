import { cleanEmail, isEmail } from '../identity/email.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail, type FieldFault } from '../kernel/errors.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { underReference } from './reference.ts';
import { replyAddress } from './reply-address.ts';
import { storeTicket } from './store-ticket.ts';
import { mailKeys } from './thread-of.ts';

type NewTicket = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly email: string;
  readonly text: string;
  readonly now: Date;
};

function write({ viewer, ...ticket }: NewTicket, reference: string): Promise<void> {
  const { brand, locale, email, text, now } = ticket;
  const memberId = viewer.kind === 'member' ? viewer.memberId : null;
  return inTransaction(async (tx) => {
    const id = await storeTicket(tx, { ...ticket, memberId, reference });
    await enqueueMail(tx, {
      brandId: brand.id,
      at: now,
      template: 'contact_copy',
      locale,
      to: email,
      data: { reference, text, thread: { replyTo: replyAddress(brand, reference), answers: [] } },
      dedupeKey: mailKeys.copy(id),
    });
  });
}

/**
 * Anyone may call. Stores a ticket and queues two mails: one to customer care, one copy to the sender. Raises
 * `email_malformed`, `contact_text_missing`, `card_data_refused`.
 */
export async function openTicket(ticket: NewTicket): Promise<string> {
  const email = cleanEmail(ticket.email);
  const text = ticket.text.trim();
  const faults: FieldFault[] = [];
  if (!isEmail(email)) faults.push({ path: 'email', code: 'email_malformed' });
  if (text === '') faults.push({ path: 'text', code: 'contact_text_missing' });
  if (!isEmail(email)) fail('email_malformed', {}, faults);
  if (text === '') fail('contact_text_missing', {}, faults);
  refuseCardData(text);
  const reference = await underReference((drawn) => write({ ...ticket, email, text }, drawn));
  wakeJobs();
  return reference;
}
