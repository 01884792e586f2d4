import { db, inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { AttemptState } from '../../db/generated/enums.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { metrics } from '../../kernel/metrics.ts';
import { announcePurchase } from '../orders/announce-purchase.ts';
import { followPayer } from '../blocks/follow-payer.ts';
import { RESENDABLE, ATTEMPT } from './attempt-states.ts';
import { checkObservation, takenOf, type Verdict } from './check-observation.ts';
import { followAttempt } from './follow-attempt.ts';
import type { LockedAttempt } from './locked-attempt.ts';
import { judgeCardCheck } from '../cards/judge-card-check.ts';
import { hasStored, storeMandate } from '../cards/store-mandate.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import type { Observation } from '../providers/observation.ts';
import { recordCardCheck } from '../cards/record-card-check.ts';
import { recordIncident } from './record-incident.ts';
import { nextSync } from './sync-schedule.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from '../orders/order-status.ts';
import { step } from '../transition.ts';

export type Synced = OrderStatus & {
  readonly attemptId: string;
  readonly memberId: string;
  /** True when it is certain that the provider never processed the payment. */
  readonly technical: boolean;
  /** True when this call fulfilled the order. */
  readonly fulfilled: boolean;
  /** True when this call changed the attempt's state. */
  readonly moved: boolean;
};

function summary(
  attempt: LockedAttempt,
  { fulfilled, moved }: Pick<Synced, 'fulfilled' | 'moved'>,
): Synced {
  return {
    ...toOrderStatus(attempt),
    attemptId: attempt.id,
    memberId: attempt.intent.memberId,
    technical: attempt.technical,
    fulfilled,
    moved,
  };
}

async function change(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  to: AttemptState,
  seen: Observation,
  now: Date,
): Promise<void> {
  await tx.attempt.update({
    where: { id: attempt.id },
    data: {
      state: to,
      outcome: seen.outcome,
      technical: seen.technical,
      threeDs: attempt.threeDs || seen.threeDs,
      providerReference: seen.providerReference ?? attempt.providerReference,
      providerResult: { ...(attempt.providerResult as object | null), ...seen.result },
      ...(seen.action && to === 'requires_action' ? { action: seen.action } : {}),
      ...(RESENDABLE.has(to) ? {} : { request: Prisma.DbNull }),
      ...(to === 'captured' && { capturedMinor: takenOf(seen), capturedAt: now }),
      syncAt: nextSync(to, attempt.syncs, now),
      updatedAt: now,
    },
  });
}

/** A provider reference belongs to at most one attempt; a database constraint enforces it too. */
async function isReferenceTaken(
  tx: Prisma.TransactionClient,
  { id, provider }: LockedAttempt,
  { providerReference }: Observation,
): Promise<boolean> {
  if (providerReference === null) return false;
  return (await tx.attempt.count({ where: { provider, providerReference, id: { not: id } } })) > 0;
}

/**
 * A wrong amount in our currency that was captured counts as captured and is refunded. Another currency, or
 * nothing captured yet, becomes `error`: there is no amount to book.
 */
function soundOf(seen: Observation, verdict: Verdict): Observation {
  if (verdict === 'sound')
    return seen.state === 'captured' ? { ...seen, outcome: 'success' } : seen;
  const taken = verdict === 'wrong_amount' && seen.state === 'captured';
  return { ...seen, state: taken ? 'captured' : 'error', outcome: 'generic' };
}

async function apply(
  tx: Prisma.TransactionClient,
  attemptId: string,
  seen: Observation,
  now: Date,
): Promise<Synced> {
  const load = () =>
    tx.attempt.findUniqueOrThrow({ where: { id: attemptId }, include: WITH_ORDER });
  const attempt = await load();
  const verdict = checkObservation(attempt, seen);
  if (verdict === 'foreign') return fail('integrity_failure', { what: 'reference' });
  const sound = judgeCardCheck(attempt, soundOf(seen, verdict));
  const to = sound.state;
  const kind = step(ATTEMPT, attempt.state, to);
  // Some providers name the stored card only in a later notification about the same payment. A mandate that
  // is already known may have been released in the meantime.
  const isNewMandate = hasStored(sound) && attempt.mandateId === null;
  if (kind === 'same' && to === 'captured' && isNewMandate) {
    await storeMandate(tx, attempt, sound, now);
  }
  if (kind !== 'changes') return summary(attempt, { fulfilled: false, moved: false });
  if (await isReferenceTaken(tx, attempt, seen))
    return fail('integrity_failure', { what: 'payment' });
  await change(tx, attempt, to, sound, now);
  if (verdict !== 'sound') {
    await recordIncident(tx, `payment.${verdict}`, attempt.reference, seen, now);
  }
  await followPayer(tx, attempt, sound, now);
  await recordCardCheck(tx, attempt, sound, now);
  const fulfilled = await followAttempt(tx, attempt, sound, now);
  return summary(await load(), { fulfilled, moved: true });
}

/**
 * The only function that applies a provider's observation to an attempt: return page, notification and
 * reconciliation all call it, in any order and any number of times. Under the member's payment lock it checks
 * reference, amount and currency, changes attempt and intent, and fulfils or refunds in the same transaction.
 * Raises `integrity_failure` for an observation about another payment.
 */
export async function syncAttempt(
  attemptId: string,
  seen: Observation,
  now: Date,
): Promise<Synced> {
  const { intent, provider } = await db().attempt.findUniqueOrThrow({
    where: { id: attemptId },
    select: { provider: true, intent: { select: { memberId: true } } },
  });
  const synced = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      await lockMemberPayments(tx, intent.memberId);
      return apply(tx, attemptId, seen, now);
    }),
  );
  const { state, outcome, moved } = synced;
  if (moved) metrics.payments.inc({ provider, state, outcome });
  if (synced.state === 'captured') await announcePurchase(intent.memberId, synced.fulfilled);
  if (synced.state === 'error')
    log().warn({ attemptId, result: seen.result }, 'payment attempt failed');
  return synced;
}
