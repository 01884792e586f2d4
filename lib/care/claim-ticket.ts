import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { TICKET_CLAIM_MS } from './limits.ts';

type Claim = {
  readonly reference: string;
  readonly operatorId: string;
  /** Takes the claim over from another operator. */
  readonly over?: boolean;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** Call inside a transaction: returns the ticket and locks its row until the transaction ends. Raises `not_found`. */
export async function holdTicket(tx: Prisma.TransactionClient, reference: string) {
  await tx.$queryRaw`select 1 from tickets where reference = ${reference} for update`;
  const ticket = await tx.ticket.findUnique({
    where: { reference },
    include: { claimer: { select: { name: true } } },
  });
  return ticket ?? fail('not_found');
}

export type HeldTicket = Awaited<ReturnType<typeof holdTicket>>;

/** Raises `conflict` while another operator's claim on the ticket is valid. */
export function requireUnclaimed(ticket: HeldTicket, operatorId: string, now: Date): void {
  const { claimedBy, claimedUntil, claimer } = ticket;
  if (claimedBy === null || claimedBy === operatorId) return;
  if (claimedUntil !== null && claimedUntil > now) fail('conflict', { by: claimer?.name ?? '' });
}

/**
 * For operators of the ticket's brand: claims the ticket for five minutes, or extends the operator's own
 * claim. Raises `not_found`; `conflict` with the name of the current claimer, or when the ticket was erased.
 */
export async function claimTicket(claim: Claim): Promise<Date> {
  const { reference, operatorId, over = false, purpose, now } = claim;
  const claimedUntil = after(now, TICKET_CLAIM_MS);
  await inTransaction(async (tx) => {
    const ticket = await holdTicket(tx, reference);
    if (ticket.email === '') fail('conflict', { state: 'erased' });
    if (!over) requireUnclaimed(ticket, operatorId, now);
    const { id, brandId } = ticket;
    await tx.ticket.update({ where: { id }, data: { claimedBy: operatorId, claimedUntil } });
    if (ticket.claimedBy === operatorId && ticket.claimedUntil && ticket.claimedUntil > now) return;
    const actor = `operator:${operatorId}`;
    const action = { actor, action: 'ticket.claim', subject: reference, data: { over } };
    await audit(tx, { ...action, brandId, purpose, now });
  });
  return claimedUntil;
}

/** For the operator who holds the claim: releases the ticket. Does nothing for any other operator. */
export async function releaseTicket({ reference, operatorId, purpose, now }: Claim): Promise<void> {
  await inTransaction(async (tx) => {
    const { id, brandId, claimedBy } = await holdTicket(tx, reference);
    if (claimedBy !== operatorId) return;
    await tx.ticket.update({ where: { id }, data: { claimedBy: null, claimedUntil: null } });
    const actor = `operator:${operatorId}`;
    const action = { actor, action: 'ticket.release', subject: reference };
    await audit(tx, { ...action, brandId, purpose, now });
  });
}
