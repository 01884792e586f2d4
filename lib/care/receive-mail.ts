import { cleanEmail, isEmail, normaliseEmail } from '../identity/email.ts';
import { brandById } from '../brands/registry.ts';
import { knownLocale, type Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma, Ticket } from '../db/generated/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { after, HOUR } from '../kernel/clock.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { takeReport } from '../mailing/take-report.ts';
import { holdsCardNumber } from '../security/refuse-card-data.ts';
import { addTicketMessage } from './add-ticket-message.ts';
import { holdCurrentTicket } from './current-ticket.ts';
import { readMail, type ReceivedMail } from './read-mail.ts';
import { ticketOf } from './reply-address.ts';
import { mailKeys, threadOf } from './thread-of.ts';
import { CARE_MAIL_MAX_LENGTH, CARE_MAILS_PER_HOUR } from './limits.ts';

type Arrival = {
  /** The address that the mail server accepted the mail for. */
  readonly recipient: string;
  readonly mime: Uint8Array;
  readonly now: Date;
};

export type NotTaken = 'attachments' | 'card' | 'empty' | 'too_long';

function whyNot({ text, attachments }: ReceivedMail): NotTaken | null {
  if (text === '') return attachments > 0 ? 'attachments' : 'empty';
  if (text.length > CARE_MAIL_MAX_LENGTH) return 'too_long';
  return holdsCardNumber(text) ? 'card' : null;
}

type About = { readonly ticket: Ticket; readonly brand: Brand; readonly now: Date };

/** At most once an hour: the recipient may be a program, which would cause a mail loop. */
async function sayNotTaken(tx: Prisma.TransactionClient, about: About, reason: NotTaken) {
  const { ticket, brand, now } = about;
  await enqueueMail(tx, {
    brandId: brand.id,
    at: now,
    template: 'ticket_not_taken',
    to: ticket.email,
    locale: knownLocale(ticket.locale) ?? brand.locales.default,
    data: { reference: ticket.reference, reason, thread: await threadOf(tx, brand, ticket) },
    dedupeKey: mailKeys.notTaken(ticket.id, Math.floor(now.getTime() / HOUR)),
  });
}

async function storeMail(tx: Prisma.TransactionClient, about: About, mail: ReceivedMail) {
  const { ticket } = about;
  const { text, messageId, attachments } = mail;
  const from = isEmail(mail.from) ? cleanEmail(mail.from) : '';
  const elsewhere = from !== '' && normaliseEmail(from) !== normaliseEmail(ticket.email);
  const added = await addTicketMessage(tx, about, {
    text,
    attachments,
    from: from === '' ? ticket.email : from,
    messageId: messageId === '' ? null : messageId,
    fromAddress: elsewhere ? from : null,
  });
  if (added && attachments > 0) await sayNotTaken(tx, about, 'attachments');
}

/**
 * Called for an inbound mail after its gateway is authenticated. Adds a person's reply to its ticket, reopens
 * a closed ticket and notifies customer care. Attachments are not stored, and a mail informs the sender. The
 * same mail delivered twice counts once. A bounce report for one of our mails is processed, whichever address
 * it was sent to. Returns false for everything else: another address, an erased ticket, a mail sent by a
 * program. Raises `input_invalid` for a mail that cannot be parsed.
 */
export async function receiveMail({ recipient, mime, now }: Arrival): Promise<boolean> {
  const reference = ticketOf(recipient);
  if (reference === undefined) return takeReport(mime, now);
  const mail = await readMail(mime);
  if (mail.automatic) return takeReport(mime, now);
  const taken = await inTransaction(async (tx) => {
    const ticket = await holdCurrentTicket(tx, reference);
    const brand = ticket && brandById(ticket.brandId);
    if (!ticket || !brand || ticket.email === '') return false;
    const since = { gt: after(now, -HOUR) };
    const lately = { ticketId: ticket.id, direction: 'in', at: since } as const;
    if ((await tx.ticketMessage.count({ where: lately })) >= CARE_MAILS_PER_HOUR) return false;
    const about = { ticket, brand, now };
    const reason = whyNot(mail);
    await (reason === null ? storeMail(tx, about, mail) : sayNotTaken(tx, about, reason));
    return reason === null;
  });
  wakeJobs();
  return taken;
}
