import type { Prisma } from '../../db/generated/client.ts';
import { FAILED } from './attempt-states.ts';
import { takenOf } from './check-observation.ts';
import { fulfilIntent } from '../orders/fulfil-intent.ts';
import { refundUnearned } from '../refunds/refund-unearned.ts';
import { INTENT, INTENT_OF_ATTEMPT, isOpen } from '../orders/intent-states.ts';
import type { Observation } from '../providers/observation.ts';
import { isRenewing } from '../subscriptions/extend-subscription.ts';
import { settleFailedRenewal } from '../renewals/settle-renewal.ts';
import type { LockedAttempt } from './locked-attempt.ts';
import { step } from '../transition.ts';

type Tx = Prisma.TransactionClient;

type Ordered = LockedAttempt['intent'];

/** False for a renewal whose subscription was ended while the payment was in progress: the payment buys nothing. */
async function isStillWanted(tx: Tx, { purpose, subscriptionId }: Ordered): Promise<boolean> {
  if (purpose !== 'renewal' || subscriptionId === null) return true;
  return isRenewing(tx, subscriptionId);
}

/**
 * Called by syncAttempt after the attempt has changed: updates the intent accordingly. Returns true when this
 * call fulfilled the intent.
 */
export async function followAttempt(
  tx: Tx,
  attempt: LockedAttempt,
  seen: Observation,
  now: Date,
): Promise<boolean> {
  const intent = attempt.intent;
  const { state } = intent;
  if (seen.state === 'captured') {
    const isSound = seen.outcome === 'success';
    const wanted = isOpen(state) && (await isStillWanted(tx, intent));
    if (isSound && wanted) {
      await tx.intent.update({ where: { id: intent.id }, data: { state: 'succeeded' } });
      await fulfilIntent(tx, attempt, seen, now);
      return true;
    }
    const taken = takenOf(seen) ?? attempt.amountMinor;
    await refundUnearned(tx, attempt, taken, isSound ? 'late' : 'wrong_amount', now);
  }
  // A wrong payment leaves the order open, so that it can still be paid.
  const to = seen.state === 'captured' ? 'requires_method' : INTENT_OF_ATTEMPT[seen.state];
  if (step(INTENT, state, to) === 'changes') {
    await tx.intent.update({ where: { id: intent.id }, data: { state: to } });
  }
  if (intent.purpose === 'renewal' && (seen.state === 'captured' || FAILED.has(seen.state))) {
    await settleFailedRenewal(tx, { attempt, outcome: seen.outcome, now });
  }
  return false;
}
