import { db, inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { retryOnDeadlock } from '../db/retry.ts';
import { fail } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { announcePurchase } from './announce-purchase.ts';
import { ATTEMPT, type AttemptState } from './attempt-states.ts';
import { checkObservation } from './check-observation.ts';
import { followAttempt } from './follow-attempt.ts';
import type { IntentState } from './intent-states.ts';
import { keepMandate } from './keep-mandate.ts';
import { lockMemberPayments } from './locks.ts';
import { isOutcome, type Outcome } from './outcomes.ts';
import type { Action, Observation } from './providers/provider.ts';
import { recordIncident } from './record-incident.ts';
import { nextSync } from './sync-schedule.ts';
import { step } from './transition.ts';

export type Synced = {
  readonly attemptId: string;
  readonly memberId: string;
  readonly orderId: string;
  readonly state: AttemptState;
  readonly intentState: IntentState;
  readonly outcome: Outcome;
  readonly action: Action | null;
  /** True when this call is the one that took the money to its purpose. */
  readonly fulfilled: boolean;
  /** True when this call is the one that moved the attempt. */
  readonly moved: boolean;
};

const WITH_INTENT = { intent: { include: { planVersion: true } } } as const;

export type LockedAttempt = Prisma.AttemptGetPayload<{ include: typeof WITH_INTENT }>;

function readOutcome(value: string | null): Outcome {
  return value !== null && isOutcome(value) ? value : 'open';
}

function summary(
  attempt: LockedAttempt,
  { fulfilled, moved }: Pick<Synced, 'fulfilled' | 'moved'>,
): Synced {
  return {
    attemptId: attempt.id,
    memberId: attempt.intent.memberId,
    orderId: attempt.intent.publicId,
    state: attempt.state as AttemptState,
    intentState: attempt.intent.state as IntentState,
    outcome: readOutcome(attempt.outcome),
    action: attempt.action as Action | null,
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
      threeDs: attempt.threeDs || seen.threeDs,
      providerReference: seen.providerReference ?? attempt.providerReference,
      providerResult: seen.result,
      ...(seen.action && to === 'requires_action' ? { action: seen.action } : {}),
      syncAt: nextSync(to, attempt.syncs, now),
      updatedAt: now,
    },
  });
}

async function apply(
  tx: Prisma.TransactionClient,
  attemptId: string,
  seen: Observation,
  now: Date,
): Promise<Synced> {
  const load = () =>
    tx.attempt.findUniqueOrThrow({ where: { id: attemptId }, include: WITH_INTENT });
  const attempt = await load();
  const verdict = checkObservation(attempt, seen);
  if (verdict === 'foreign') return fail('integrity_failure', { what: 'reference' });
  const wrong = verdict === 'wrong_amount';
  const sound: Observation = wrong ? { ...seen, state: 'error', outcome: 'generic' } : seen;
  const to = sound.state;
  const kind = step(ATTEMPT, attempt.state as AttemptState, to);
  // Some providers name the stored card only in a later notification about the same money.
  if (kind === 'same' && to === 'captured' && seen.stored)
    await keepMandate(tx, attempt, seen.stored, now);
  if (kind !== 'changes') return summary(attempt, { fulfilled: false, moved: false });
  await change(tx, attempt, to, sound, now);
  if (wrong) await recordIncident(tx, 'payment.wrong_amount', attempt.reference, seen, now);
  const fulfilled = await followAttempt(tx, attempt, sound, now);
  return summary(await load(), { fulfilled, moved: true });
}

/**
 * The one way by which anything a provider says changes an attempt: return page, notification and
 * reconciliation all come here, in any order and as often as they like. Under the member's payment
 * lock it checks reference, amount and currency, moves attempt and intent, and fulfils or gives the
 * money back in the same transaction. Raises `integrity_failure` for news about somebody else's money.
 */
export async function syncAttempt(
  attemptId: string,
  seen: Observation,
  now: Date,
): Promise<Synced> {
  const { intent } = await db().attempt.findUniqueOrThrow({
    where: { id: attemptId },
    select: { intent: { select: { memberId: true } } },
  });
  const synced = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      await lockMemberPayments(tx, intent.memberId);
      return apply(tx, attemptId, seen, now);
    }),
  );
  if (synced.state === 'captured') await announcePurchase(intent.memberId, synced.fulfilled);
  if (synced.state === 'error') log().warn({ attemptId, result: seen.result }, 'a payment failed');
  return synced;
}
