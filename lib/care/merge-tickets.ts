import { audit } from '../audit/audit.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { holdTicket, requireUnclaimed, type HeldTicket } from './claim-ticket.ts';
import { TICKET_TAGS_MAX } from './limits.ts';
import { stateAfterMerge } from './state-after-merge.ts';

type Merge = {
  readonly reference: string;
  /** The reference of the ticket that gets the messages. */
  readonly into: string;
  readonly operatorId: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** In the same order by every caller, so that two merges wait for each other instead of ending in a deadlock. */
async function holdBoth(tx: Prisma.TransactionClient, { reference, into }: Merge) {
  const [first = '', second = ''] = [reference, into].sort();
  const one = await holdTicket(tx, first);
  const other = await holdTicket(tx, second);
  return first === reference ? { from: one, to: other } : { from: other, to: one };
}

function requireMergeable(from: HeldTicket, to: HeldTicket, { operatorId, now }: Merge): void {
  if (from.email === '' || to.email === '') fail('conflict', { state: 'erased' });
  if (from.mergedIntoId !== null || to.mergedIntoId !== null) fail('conflict', { state: 'merged' });
  // An address alone proves nothing: a member would read what someone else wrote under it.
  if (from.memberId === null || from.memberId !== to.memberId || from.brandId !== to.brandId)
    fail('conflict', { state: 'other_member' });
  requireUnclaimed(from, operatorId, now);
  requireUnclaimed(to, operatorId, now);
}

async function moveRows(tx: Prisma.TransactionClient, from: HeldTicket, to: HeldTicket) {
  const { id, text, createdAt: at } = from;
  const first = newId(at.getTime());
  await tx.ticketMessage.create({
    data: { id: first, ticketId: to.id, direction: 'in', text, at },
  });
  // A mail that was sent to both reply addresses is in the other ticket already.
  await tx.$executeRaw`
    update ticket_messages m set ticket_id = ${to.id}::uuid
     where m.ticket_id = ${id}::uuid and not exists (
       select from ticket_messages o where o.ticket_id = ${to.id}::uuid and o.message_id = m.message_id)`;
  await tx.$executeRaw`
    update ticket_files set ticket_id = ${to.id}::uuid, message_id = coalesce(message_id, ${first}::uuid)
     where ticket_id = ${id}::uuid`;
  await tx.ticketNote.updateMany({ where: { ticketId: id }, data: { ticketId: to.id } });
  await tx.$executeRaw`
    insert into ticket_tags (ticket_id, brand_id, tag)
    select ${to.id}::uuid, f.brand_id, f.tag from ticket_tags f
     where f.ticket_id = ${id}::uuid and not exists (
       select from ticket_tags o where o.ticket_id = ${to.id}::uuid and o.tag = f.tag)
     order by f.tag
     limit (select greatest(0, ${TICKET_TAGS_MAX}::int - count(*)) from ticket_tags where ticket_id = ${to.id}::uuid)`;
}

/**
 * Staff only: moves the messages with their files, the notes and the tags of a ticket into another one of the same
 * member, tags up to the number that a ticket may have, and closes it. Its reference leads to the other one from then
 * on, also for mails. It cannot be undone. Raises `not_found`; `conflict` when the tickets are not of one member, or
 * one was merged before, was erased or is claimed by another operator.
 */
export async function mergeTickets(merge: Merge): Promise<void> {
  const { reference, into, operatorId, purpose, now } = merge;
  if (reference === into) fail('conflict', { state: 'merged' });
  const actor = `operator:${operatorId}`;
  await inTransaction(async (tx) => {
    const { from, to } = await holdBoth(tx, merge);
    requireMergeable(from, to, merge);
    await moveRows(tx, from, to);
    await tx.ticket.updateMany({ where: { mergedIntoId: from.id }, data: { mergedIntoId: to.id } });
    await tx.ticket.update({ where: { id: to.id }, data: stateAfterMerge(from, to) });
    const closed = { state: 'closed', sinceAt: now, dueAt: null, snoozedUntil: null } as const;
    const free = { claimedBy: null, claimedUntil: null };
    await tx.ticket.update({
      where: { id: from.id },
      data: { ...closed, ...free, mergedIntoId: to.id },
    });
    const action = { actor, action: 'ticket.merge', subject: reference, data: { into } };
    await audit(tx, { ...action, brandId: from.brandId, purpose, now });
  });
}
