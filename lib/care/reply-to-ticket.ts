import { brandById } from '../brands/registry.ts';
import { knownLocale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { audit } from '../audit/audit.ts';
import { attachFiles } from './files/attach-files.ts';
import { holdTicket, requireUnclaimed, type HeldTicket } from './claim-ticket.ts';
import { mailKeys, threadOf } from './thread-of.ts';
import { CARE_MAIL_MAX_LENGTH } from './limits.ts';

type Reply = {
  readonly reference: string;
  readonly text: string;
  /** Ids of files that the same actor has uploaded; they are attached to the mail. */
  readonly files?: readonly string[];
  readonly actor: string;
  /** Set for an operator at the desk: the reply is refused while another operator holds the claim. */
  readonly operatorId?: string;
  /** Number of messages after the first that the operator saw; a different number now raises `conflict`. */
  readonly seen?: number;
  /** Closes the ticket: no answer from the sender is needed. */
  readonly close?: boolean;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Trims and checks a reply text. Raises `contact_text_missing`, `text_too_long`, `card_data_refused`. */
export function replyText(given: string): string {
  const text = given.trim();
  if (text === '') fail('contact_text_missing');
  if (text.length > CARE_MAIL_MAX_LENGTH) fail('text_too_long', { most: CARE_MAIL_MAX_LENGTH });
  refuseCardData(text);
  return text;
}

async function requireFree(tx: Prisma.TransactionClient, ticket: HeldTicket, reply: Reply) {
  const { operatorId, seen, now } = reply;
  if (ticket.email === '') fail('conflict', { state: 'erased' });
  if (ticket.mergedIntoId !== null) fail('conflict', { state: 'merged' });
  if (operatorId !== undefined) requireUnclaimed(ticket, operatorId, now);
  if (seen === undefined) return;
  const written = await tx.ticketMessage.count({ where: { ticketId: ticket.id } });
  if (written !== seen) fail('conflict', { state: 'written' });
}

/**
 * Staff only: replies to a ticket. The reply is mailed to the sender, and the ticket waits for their answer;
 * a closed ticket reopens unless `close` is set. Raises `not_found`; `conflict` when the ticket was erased,
 * is claimed by another operator or has new messages; and what `replyText` and `attachFiles` raise.
 */
export async function replyToTicket(reply: Reply): Promise<void> {
  const { reference, actor, close = false, files: ids = [], purpose, now } = reply;
  const text = replyText(reply.text);
  await inTransaction(async (tx) => {
    const ticket = await holdTicket(tx, reference);
    const brand = brandById(ticket.brandId) ?? fail('not_found');
    await requireFree(tx, ticket, reply);
    const id = newId(now.getTime());
    const thread = await threadOf(tx, brand, ticket);
    await tx.ticketMessage.create({
      data: { id, ticketId: ticket.id, direction: 'out', text, at: now, by: actor },
    });
    const owner = { brandId: brand.id, memberId: null, by: actor };
    const attached = await attachFiles(tx, {
      files: ids,
      owner,
      ticketId: ticket.id,
      messageId: id,
    });
    const files = attached.map(({ objectKey, kind, name }) => ({ objectKey, kind, name }));
    const state = close ? 'closed' : 'waiting';
    await tx.ticket.update({
      where: { id: ticket.id },
      data: {
        state,
        sinceAt: now,
        dueAt: null,
        snoozedUntil: null,
        claimedBy: null,
        claimedUntil: null,
        // The sender's answer comes back to whom they wrote with.
        assignedTo: ticket.assignedTo ?? reply.operatorId ?? null,
      },
    });
    await enqueueMail(tx, {
      brandId: brand.id,
      at: now,
      template: 'ticket_reply',
      to: ticket.email,
      locale: knownLocale(ticket.locale) ?? brand.locales.default,
      data: { reference, text, thread, files },
      dedupeKey: mailKeys.reply(id),
    });
    const action = {
      actor,
      action: 'ticket.reply',
      subject: reference,
      data: { close, files: ids.length },
    };
    await audit(tx, { ...action, brandId: brand.id, purpose, now });
  });
  wakeJobs();
}
