import { cleanEmail, isEmail, normaliseEmail } from '../accounts/email.ts';
import { brandById } from '../brands/registry.ts';
import { knownLocale, type Brand } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma, Ticket } from '../db/generated/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { after, HOUR } from '../kernel/clock.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { takeReport } from '../mailing/take-report.ts';
import { holdsCardNumber } from '../payments/refuse-card-data.ts';
import { addTicketMessage } from './add-ticket-message.ts';
import { readMail, type ReceivedMail } from './read-mail.ts';
import { ticketOf } from './reply-address.ts';
import { mailKeys, threadOf } from './thread-of.ts';

type Arrival = {
  /** The address that the mail server took it for. */
  readonly recipient: string;
  readonly mime: Uint8Array;
  readonly now: Date;
};

export type NotTaken = 'attachments' | 'card' | 'empty' | 'too_long';

const LONGEST = 10_000;
/** More than a person writes: two programs that answer each other. */
const MOST_AN_HOUR = 20;

function whyNot({ text, attachments }: ReceivedMail): NotTaken | null {
  if (text === '') return attachments > 0 ? 'attachments' : 'empty';
  if (text.length > LONGEST) return 'too_long';
  return holdsCardNumber(text) ? 'card' : null;
}

type About = { readonly ticket: Ticket; readonly brand: Brand; readonly now: Date };

/** At most once an hour: whatever reads it may be a program after all. */
async function sayNotTaken(tx: Prisma.TransactionClient, about: About, reason: NotTaken) {
  const { ticket, brand, now } = about;
  await enqueueMail(tx, {
    ...{ brandId: brand.id, at: now, template: 'ticket_not_taken', to: ticket.email },
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
    ...{ text, attachments, from: from === '' ? ticket.email : from },
    messageId: messageId === '' ? null : messageId,
    fromAddress: elsewhere ? from : null,
  });
  if (added && attachments > 0) await sayNotTaken(tx, about, 'attachments');
}

/**
 * Called for a mail that came in, once its gateway is proved. What a person answered about a ticket is added to
 * it, a closed one opens again, and customer care is told; files are not kept, and the sender is told so. A mail
 * that comes twice counts once. A report that a mail of ours came back is taken, wherever it went. False for what is
 * neither: another address, an erased ticket, a program’s mail. Raises `input_invalid` for a mail that nobody can read.
 */
export async function receiveMail({ recipient, mime, now }: Arrival): Promise<boolean> {
  const reference = ticketOf(recipient);
  if (reference === undefined) return takeReport(mime, now);
  const mail = await readMail(mime);
  if (mail.automatic) return takeReport(mime, now);
  const taken = await inTransaction(async (tx) => {
    await tx.$queryRaw`select 1 from tickets where reference = ${reference} for update`;
    const ticket = await tx.ticket.findUnique({ where: { reference } });
    const brand = ticket && brandById(ticket.brandId);
    if (!ticket || !brand || ticket.email === '') return false;
    const since = { gt: after(now, -HOUR) };
    const lately = { ticketId: ticket.id, direction: 'in', at: since };
    if ((await tx.ticketMessage.count({ where: lately })) >= MOST_AN_HOUR) return false;
    const about = { ticket, brand, now };
    const reason = whyNot(mail);
    await (reason === null ? storeMail(tx, about, mail) : sayNotTaken(tx, about, reason));
    return reason === null;
  });
  wakeJobs();
  return taken;
}
