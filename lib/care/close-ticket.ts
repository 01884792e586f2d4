import { inTransaction } from '../db/client.ts';
import type { TicketState } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { ticketDue } from './ticket-due.ts';

type Closing = {
  readonly reference: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

async function changeState(
  { reference, actor, purpose, now }: Closing,
  to: { readonly state: 'open' | 'closed'; readonly from: TicketState[]; readonly action: string },
): Promise<void> {
  await inTransaction(async (tx) => {
    const ticket = await tx.ticket.findUnique({
      where: { reference },
      select: { state: true, brandId: true, email: true, mergedIntoId: true },
    });
    if (!ticket) return fail('not_found');
    if (ticket.email === '' && to.state === 'open') fail('conflict', { state: 'erased' });
    if (ticket.mergedIntoId !== null) fail('conflict', { state: 'merged' });
    const { brandId } = ticket;
    const { count } = await tx.ticket.updateMany({
      where: { reference, state: { in: to.from } },
      data: {
        state: to.state,
        sinceAt: now,
        dueAt: to.state === 'open' ? await ticketDue(tx, brandId, now) : null,
        snoozedUntil: null,
        claimedBy: null,
        claimedUntil: null,
      },
    });
    if (count === 0) fail('conflict', { state: ticket.state });
    await audit(tx, { actor, action: to.action, subject: reference, brandId, purpose, now });
  });
}

/**
 * Staff only: closes a ticket; a new message from its sender reopens it. Raises `not_found`, `conflict` when
 * it is already closed.
 */
export function closeTicket(closing: Closing): Promise<void> {
  return changeState(closing, {
    state: 'closed',
    from: ['open', 'waiting'],
    action: 'ticket.close',
  });
}

/**
 * Staff only: puts a ticket back into the customer care queue. Raises `not_found`, `conflict` when it is
 * already open or was erased.
 */
export function reopenTicket(reopening: Closing): Promise<void> {
  return changeState(reopening, {
    state: 'open',
    from: ['waiting', 'closed'],
    action: 'ticket.reopen',
  });
}
