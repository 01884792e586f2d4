import { randomInt } from 'node:crypto';
import { cleanEmail, isEmail } from '../accounts/email.ts';
import type { Viewer } from '../accounts/viewer.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { isDuplicate } from '../db/violations.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail, type FieldFault } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { refuseCardData } from '../payments/refuse-card-data.ts';

type NewTicket = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly email: string;
  readonly text: string;
  readonly now: Date;
};

/** Without letters that are misread on the telephone. */
const SIGNS = '23456789ACDEFGHJKMNPQRTUVWXY';
const TRIES = 5;

function newReference(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)] ?? '2').join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

function write(
  { brand, locale, viewer, email, text, now }: NewTicket,
  reference: string,
): Promise<void> {
  const id = newId(now.getTime());
  return inTransaction(async (tx) => {
    await tx.ticket.create({
      data: {
        id,
        reference,
        brandId: brand.id,
        memberId: viewer.kind === 'member' ? viewer.memberId : null,
        email,
        text,
        locale,
        createdAt: now,
      },
    });
    const mail = { brandId: brand.id, at: now };
    await enqueueMail(tx, {
      ...mail,
      template: 'contact_copy',
      locale,
      to: email,
      data: { reference, text },
      dedupeKey: `contact:${id}`,
    });
    await enqueueMail(tx, {
      ...mail,
      template: 'contact_ticket',
      locale: brand.locales.default,
      to: brand.company.email,
      data: { reference, from: email, text },
      dedupeKey: `ticket:${id}`,
    });
  });
}

/**
 * Anyone may call. Stores a ticket and the two mails about it. Raises `email_malformed`,
 * `contact_text_missing`, `card_data_refused`.
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
  for (let tried = 1; ; tried += 1) {
    const reference = newReference();
    try {
      await write({ ...ticket, email, text }, reference);
      wakeJobs();
      return reference;
    } catch (error) {
      if (!isDuplicate(error, 'reference') || tried === TRIES) throw error;
    }
  }
}
