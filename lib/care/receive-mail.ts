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
import type { FileOwner } from './files/file-owner.ts';
import type { RefusedFile } from './files/refused-file.ts';
import { storeMailedFiles, type MailedFiles } from './files/store-mailed-files.ts';
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

const NO_FILES: MailedFiles = { stored: [], refused: [] };

function whyNot({ text }: ReceivedMail, { stored, refused }: MailedFiles): NotTaken | null {
  if (text === '' && stored.length === 0) return refused.length > 0 ? 'attachments' : 'empty';
  if (text.length > CARE_MAIL_MAX_LENGTH) return 'too_long';
  return holdsCardNumber(text) ? 'card' : null;
}

type About = { readonly ticket: Ticket; readonly brand: Brand; readonly now: Date };

type Problem = { readonly reason: NotTaken; readonly refused: readonly RefusedFile[] };

/** At most once an hour: the recipient may be a program, which would cause a mail loop. */
async function sayNotTaken(
  tx: Prisma.TransactionClient,
  { ticket, brand, now }: About,
  problem: Problem,
) {
  await enqueueMail(tx, {
    brandId: brand.id,
    at: now,
    template: 'ticket_not_taken',
    to: ticket.email,
    locale: knownLocale(ticket.locale) ?? brand.locales.default,
    data: {
      reference: ticket.reference,
      ...problem,
      thread: await threadOf(tx, brand, ticket),
    },
    dedupeKey: mailKeys.notTaken(ticket.id, Math.floor(now.getTime() / HOUR)),
  });
}

/** An address proves nothing: the files of a mail are nobody's but the ticket's. */
const ownerOf = ({ brandId }: Ticket): FileOwner => ({ brandId, memberId: null, by: null });

async function storeMail(
  tx: Prisma.TransactionClient,
  about: About,
  mail: ReceivedMail,
  { stored, refused }: MailedFiles,
) {
  const { ticket } = about;
  const { text, messageId } = mail;
  const from = isEmail(mail.from) ? cleanEmail(mail.from) : '';
  const elsewhere = from !== '' && normaliseEmail(from) !== normaliseEmail(ticket.email);
  const added = await addTicketMessage(tx, about, {
    text,
    refused,
    uploaded: { files: stored, owner: ownerOf(ticket) },
    from: from === '' ? ticket.email : from,
    messageId: messageId === '' ? null : messageId,
    fromAddress: elsewhere ? from : null,
  });
  if (added && refused.length > 0) {
    await sayNotTaken(tx, about, { reason: 'attachments', refused });
  }
}

/** The ticket that takes a mail, locked until the transaction ends; null for none, and for a loop of two programs. */
async function takingTicket(
  tx: Prisma.TransactionClient,
  reference: string,
  now: Date,
): Promise<About | null> {
  const ticket = await holdCurrentTicket(tx, reference);
  const brand = ticket && brandById(ticket.brandId);
  if (!ticket || !brand || ticket.email === '') return null;
  const since = { gt: after(now, -HOUR) };
  const lately = { ticketId: ticket.id, direction: 'in', at: since } as const;
  const count = await tx.ticketMessage.count({ where: lately });
  return count >= CARE_MAILS_PER_HOUR ? null : { ticket, brand, now };
}

/** Stores the files of a mail that a ticket will take, before the transaction that adds it: pictures take time. */
async function filesOf(mail: ReceivedMail, reference: string, now: Date): Promise<MailedFiles> {
  const { files, messageId } = mail;
  if (files.length === 0) return NO_FILES;
  const ticket = await inTransaction(async (tx) => {
    const about = await takingTicket(tx, reference, now);
    if (about === null) return null;
    const known = { ticketId_messageId: { ticketId: about.ticket.id, messageId } };
    const isRepeated = (await tx.ticketMessage.findUnique({ where: known })) !== null;
    return isRepeated ? null : about.ticket;
  });
  return ticket === null ? NO_FILES : storeMailedFiles({ files, owner: ownerOf(ticket), now });
}

/**
 * Called for an inbound mail after its gateway is authenticated. Adds a person's reply to its ticket, reopens
 * a closed ticket and notifies customer care. Its files are taken by the limits of uploaded ones, and a mail
 * informs the sender of the others. The same mail delivered twice counts once. A bounce report for one of our mails is processed, whichever address
 * it was sent to. Returns false for everything else: another address, an erased ticket, a mail sent by a
 * program. Raises `input_invalid` for a mail that cannot be parsed.
 */
export async function receiveMail({ recipient, mime, now }: Arrival): Promise<boolean> {
  const reference = ticketOf(recipient);
  if (reference === undefined) return takeReport(mime, now);
  const mail = await readMail(mime);
  if (mail.automatic) return takeReport(mime, now);
  const files = await filesOf(mail, reference, now);
  const taken = await inTransaction(async (tx) => {
    const about = await takingTicket(tx, reference, now);
    if (about === null) return false;
    const reason = whyNot(mail, files);
    if (reason === null) await storeMail(tx, about, mail, files);
    else await sayNotTaken(tx, about, { reason, refused: files.refused });
    return reason === null;
  });
  wakeJobs();
  return taken;
}
