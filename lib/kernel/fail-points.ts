/** Places where tests can kill the process, to prove that nothing is lost or done twice. */
export const FAIL_POINTS = [
  'charge.intent_committed',
  'charge.attempt_committed',
  'charge.marked_submitting',
  'charge.answered',
  'charge.in_fulfilment',
  'charge.fulfilled',
  'charge.action_stored',
  'charge.finished',
  'charge.passed_over',
  'event.stored',
  'event.claimed',
  'event.applied',
  'refund.requested',
  'refund.marked_submitted',
  'refund.answered',
  'refund.booked',
  'renewal.planned',
  'renewal.noticed',
  'renewal.claimed',
  'renewal.attempt_committed',
  'renewal.marked_submitting',
  'renewal.answered',
  'renewal.in_fulfilment',
  'renewal.fulfilled',
  'renewal.retry_stored',
  'withdrawal.declared',
  'withdrawal.committed',
  'dispute.stored',
  'revoke.answered',
  'postback.answered',
  'move.paused',
  'move.copied',
  'move.loaded',
  'move.moved',
  'move.switched',
  'move.deleting',
] as const;

export type FailPoint = (typeof FAIL_POINTS)[number];

export type SetFailPoint = { readonly name: FailPoint; readonly nth: number };

/** `name`, or `name#3` for the third time that it is reached. Throws for an unknown name. */
export function readFailPoint(text: string): SetFailPoint {
  const [given = '', nth = '1'] = text.split('#');
  const name = FAIL_POINTS.find((known) => known === given);
  if (!name || !/^[1-9]\d{0,3}$/.test(nth)) throw new Error(`no fail point ${text}`);
  return { name, nth: Number(nth) };
}
