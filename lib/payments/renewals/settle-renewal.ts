import { deriveLevel } from '../../credits/derive-level.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import type { Outcome } from '../outcomes.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';
import { endUncharged } from './end-uncharged.ts';
import { mailAboutPlan } from '../subscriptions/mail-about-plan.ts';
import { chargeTimeOf, loadRenewal, nextPlanOf, type OpenRenewal } from './open-renewals.ts';
import { retryAt } from './retry-schedule.ts';
import type { ChargeFault } from '../../mail/templates.ts';

/** The reason for a failed charge as its mail states it. Pure. */
function chargeFault(outcome: Outcome): ChargeFault {
  switch (outcome) {
    case 'insufficient_funds':
    case 'expired_card':
    case 'lost_or_stolen':
    case 'authentication_required':
      return outcome;
    default:
      return 'other';
  }
}

type Tx = Prisma.TransactionClient;
type Failed = { readonly attempt: LockedAttempt; readonly outcome: Outcome; readonly now: Date };

async function notifyRenewalFailed(tx: Tx, renewal: OpenRenewal, failed: Failed, againAt: Date) {
  const { attempt, outcome, now } = failed;
  const plan = nextPlanOf(renewal);
  const { priceMinor: amountMinor, currency } = plan;
  const { memberId } = renewal.subscription;
  const facts = { amountMinor, currency, fault: chargeFault(outcome) };
  await mailAboutPlan(tx, {
    memberId,
    plan,
    template: 'renewal_failed',
    now,
    dedupeKey: `renewal-failed:${attempt.id}`,
    data: (common) => ({ ...common, ...facts, againAt: againAt.toISOString() }),
  });
}

/**
 * Called by followAttempt, under the lock, when the charge of a renewal failed: schedules the next retry, or
 * ends the subscription. The member gets no mail about an attempt that was never sent.
 */
export async function settleFailedRenewal(tx: Tx, failed: Failed): Promise<void> {
  const { attempt, outcome, now } = failed;
  const found = await tx.renewal.findUnique({ where: { intentId: attempt.intentId } });
  if (found?.state !== 'charging') return;
  const renewal = await loadRenewal(tx, found.id);
  const { id, tries, brand, subscription } = renewal;
  const chargeAt = chargeTimeOf(renewal);
  const next = retryAt({ chargeAt, tries, outcome, zone: brand.timezone, now });
  if (next === null) {
    await tx.renewal.update({
      where: { id },
      data: { state: 'failed', lastOutcome: outcome, dueAt: null, settledAt: now },
    });
    return endUncharged(tx, renewal, 'unpaid', now, chargeFault(outcome));
  }
  const wasSent = attempt.state !== 'created';
  await tx.renewal.update({
    where: { id },
    data: { state: 'retrying', lastOutcome: outcome, dueAt: wasSent ? next : now },
  });
  if (wasSent) {
    await tx.subscription.update({ where: { id: subscription.id }, data: { state: 'past_due' } });
    await notifyRenewalFailed(tx, renewal, failed, next);
  }
  await deriveLevel(tx, subscription.memberId, now);
  failPoint('renewal.retry_stored');
}
