import { cleanEmail, isEmail, normaliseEmail } from '../identity/email.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { db, inTransaction } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail, type FieldFault } from '../kernel/errors.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { mayMail } from '../mail/mailbox-budget.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { attachFiles } from './files/attach-files.ts';
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
  /** Ids of files that the sender has uploaded. */
  readonly files?: readonly string[];
  readonly now: Date;
};

/** What the copy to the sender contains; none when the mailbox has had too many mails. */
type Copy = 'text' | 'reference' | 'none';

/** Only the member's own proved address gets the text: anyone can enter any address with any text. */
async function copyFor({ viewer, email }: NewTicket): Promise<Copy> {
  const mailbox = normaliseEmail(email);
  if (viewer.kind === 'member' && viewer.emailConfirmed) {
    const own = await db().user.findUniqueOrThrow({
      where: { id: viewer.memberId },
      select: { email: true },
    });
    if (normaliseEmail(own.email) === mailbox) return 'text';
  }
  return (await mayMail(mailbox)) ? 'reference' : 'none';
}

function write({ viewer, ...ticket }: NewTicket, reference: string, copy: Copy): Promise<void> {
  const { brand, locale, email, text, files = [], now } = ticket;
  const memberId = viewer.kind === 'member' ? viewer.memberId : null;
  return inTransaction(async (tx) => {
    const id = await storeTicket(tx, { ...ticket, memberId, reference });
    const owner = { brandId: brand.id, memberId, by: null };
    await attachFiles(tx, { files, owner, ticketId: id, messageId: null });
    if (copy === 'none') return;
    await enqueueMail(tx, {
      brandId: brand.id,
      at: now,
      template: 'contact_copy',
      locale,
      to: email,
      data: {
        reference,
        text: copy === 'text' ? text : null,
        thread: { replyTo: replyAddress(brand, reference), answers: [] },
      },
      dedupeKey: mailKeys.copy(id),
    });
  });
}

/**
 * Anyone may call. Stores a ticket and queues two mails: one to customer care, and one to the sender,
 * with the text if the address is proved to be theirs. Raises
 * `email_malformed`, `contact_text_missing`, `card_data_refused`, and what `attachFiles` raises.
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
  const cleaned = { ...ticket, email, text };
  const copy = await copyFor(cleaned);
  const reference = await underReference((drawn) => write(cleaned, drawn, copy));
  wakeJobs();
  return reference;
}
