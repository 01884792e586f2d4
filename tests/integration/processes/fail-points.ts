import type { FailPoint } from '#lib/kernel/fail-points.ts';

type Deaths = Readonly<Record<string, readonly FailPoint[]>>;

/** The points at which tests of orders end a process. */
export const ORDER_DEATHS = {
  order: [
    'charge.intent_committed',
    'charge.attempt_committed',
    'charge.marked_submitting',
    'charge.answered',
    'charge.in_fulfilment',
    'charge.fulfilled',
  ],
  alone: ['charge.marked_submitting', 'charge.answered', 'charge.in_fulfilment'],
  challenge: ['charge.action_stored', 'charge.finished'],
  event: ['event.stored', 'event.claimed', 'event.applied'],
  route: ['charge.passed_over'],
} as const satisfies Deaths;

/** The points at which tests of refunds end a process. */
export const REFUND_DEATHS = {
  refund: ['refund.requested', 'refund.marked_submitted', 'refund.answered', 'refund.booked'],
  withdrawal: ['withdrawal.declared', 'withdrawal.committed'],
  dispute: ['dispute.stored'],
} as const satisfies Deaths;

/** The points at which tests of affiliate postbacks end a process. */
export const POSTBACK_DEATHS = { received: ['postback.answered'] } as const satisfies Deaths;

/** The points at which tests of subscriptions end a process. */
export const RENEWAL_DEATHS = {
  first: ['renewal.planned'],
  notice: ['renewal.noticed'],
  charge: [
    'renewal.claimed',
    'renewal.attempt_committed',
    'renewal.marked_submitting',
    'renewal.answered',
    'renewal.in_fulfilment',
    'renewal.fulfilled',
  ],
  refused: ['renewal.retry_stored'],
  revocation: ['revoke.answered'],
} as const satisfies Deaths;

/** Where the commands that move a brand are killed: moves that are repeated, one that is abandoned, the deletion. */
export const MOVE_DEATHS = {
  killed: ['move.paused', 'move.copied', 'move.moved', 'move.switched'],
  abandoned: ['move.loaded'],
  deleted: ['move.deleting'],
} as const satisfies Deaths;
