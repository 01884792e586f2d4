import { inTransaction } from '../db/client.ts';
import type { TicketState } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { holdTicket } from './claim-ticket.ts';
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
    const ticket = await holdTicket(tx, reference);
    if (ticket.email === '' && to.state === 'open') fail('conflict', { state: 'erased' });
    if (ticket.mergedIntoId !== null) fail('conflict', { state: 'merged' });
    const { id, brandId, state } = ticket;
    if (!to.from.includes(state)) fail('conflict', { state });
    await tx.ticket.update({
      where: { id },
      data: {
        state: to.state,
        sinceAt: now,
        dueAt: to.state === 'open' ? await ticketDue(tx, brandId, now) : null,
        snoozedUntil: null,
        claimedBy: null,
        claimedUntil: null,
      },
    });
    await audit(tx, { actor, action: to.action, subject: reference, brandId, purpose, now });
  });
}

/**
 * Staff only: closes a ticket; a new message from its sender reopens it. Raises `not_found`, `conflict` when
 * it is already closed or was merged.
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
 * already open, was merged or was erased.
 */
export function reopenTicket(reopening: Closing): Promise<void> {
  return changeState(reopening, {
    state: 'open',
    from: ['waiting', 'closed'],
    action: 'ticket.reopen',
  });
}
