import { db } from '../../db/client.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { isAppError } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { log } from '../../kernel/log.ts';
import { RENEWALS_AT_ONCE } from '../limits.ts';
import { submitAttempt } from '../attempts/submit-attempt.ts';
import {
  loadRenewal,
  nextPlanOf,
  withRenewal,
  chargeTimeOf,
  type OpenRenewal,
} from './open-renewals.ts';
import { endOfNextPeriod } from '../subscriptions/extend-subscription.ts';
import { RENEWED_BRAND } from './renewed-brand.ts';
import { renewalOffer } from './renewal-offer.ts';
import { renewalRequest } from './renewal-request.ts';
import { startRenewal } from './start-renewal.ts';
import { deriveLevel } from '../../credits/derive-level.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { endUncharged } from './end-uncharged.ts';
import { extendAccess } from '../subscriptions/extend-access.ts';
import { graceEnd } from './retry-schedule.ts';
import type { SubscriptionEndReason } from '../../db/generated/enums.ts';

/** Why a renewal must not be charged, now or ever; null when it may. Pure. */
function whyNotCharged({ subscription }: OpenRenewal): SubscriptionEndReason | null {
  const { mandate, member, cancelAtPeriodEnd, suspendedAt, endedAt, endReason } = subscription;
  if (cancelAtPeriodEnd || suspendedAt !== null || endedAt !== null) {
    return endReason ?? 'member';
  }
  if (member.state !== 'active') return member.state === 'erased' ? 'erased' : 'disabled';
  const hasMandate = mandate?.state === 'valid' && mandate.uses.includes('renewal');
  return hasMandate ? null : 'no_mandate';
}

type Tx = Prisma.TransactionClient;

/** Shortly before the charge, extends access for the days in which the charge may be retried. */
async function prepare(tx: Tx, renewal: OpenRenewal, now: Date): Promise<void> {
  const { id, subscription, brand } = renewal;
  const dueAt = chargeTimeOf(renewal);
  await extendAccess(tx, subscription, graceEnd(dueAt, brand.timezone), now);
  await tx.renewal.update({ where: { id }, data: { state: 'due', dueAt } });
}

/** Called under the lock: ends, prepares or leaves the renewal; returns true when it is to be charged now. */
async function judgeRenewal(tx: Tx, renewal: OpenRenewal, now: Date): Promise<boolean> {
  const { state, subscription } = renewal;
  if (!['planned', 'noticed', 'due', 'retrying'].includes(state)) return false;
  const isTime = chargeTimeOf(renewal) <= now;
  const why = whyNotCharged(renewal);
  // A missing card can still be stored before the charge is due.
  if (why !== null && (isTime || why !== 'no_mandate')) {
    await endUncharged(tx, renewal, why, now);
    return false;
  }
  if (state === 'planned' || state === 'noticed') await prepare(tx, renewal, now);
  if (state === 'retrying') await deriveLevel(tx, subscription.memberId, now);
  return isTime;
}

export const DUE_RENEWALS: DueRows = {
  name: 'claim-renewals',
  table: 'renewals',
  brand: RENEWED_BRAND,
  due: 'due_at',
  where: `state in ('planned', 'noticed', 'due', 'retrying') and (state <> 'planned' or notice_at is null)`,
  leaseMs: 5 * MINUTE,
  returning: 't.id',
};

async function charge(id: string, now: Date): Promise<void> {
  const renewal = await loadRenewal(db(), id);
  const { subscription, subscriptionId, brand } = renewal;
  const plan = nextPlanOf(renewal);
  const { attempt: paid, intent: last } = await db().charge.findFirstOrThrow({
    where: { subscriptionId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    include: { attempt: true, intent: true },
  });
  const end = await endOfNextPeriod(db(), subscription, plan, brand.timezone);
  const seen = await renewalOffer(renewal, last, end, now);
  const started = await withRenewal(id, async (tx, current) => {
    const { mandate } = current.subscription;
    if (!['due', 'retrying'].includes(current.state) || nextPlanOf(current).id !== plan.id) return;
    if (whyNotCharged(current) !== null || !mandate) return;
    const { method } = paid;
    const attempt = await startRenewal(tx, { renewal: current, mandate, last, method, seen, now });
    return { attempt, mandate };
  });
  if (!started) return;
  failPoint('renewal.attempt_committed');
  const request = renewalRequest({ renewal, ...started, offer: seen.offer, last });
  await submitAttempt(started.attempt, request, now);
}

async function renew(id: string, now: Date): Promise<void> {
  try {
    if (await withRenewal(id, (tx, renewal) => judgeRenewal(tx, renewal, now)))
      await charge(id, now);
  } catch (error) {
    // Cancelled between the insert and the call: nothing was sent.
    if (isAppError(error) && error.code === 'payment_in_progress') return;
    log().error({ err: error, renewalId: id }, 'renewal charge failed');
  }
}

/** Charges the due periods of renewing subscriptions, each once, with the stored payment method. */
export const renewalsWork: DueWork = {
  name: 'renewals',
  run: async (now, limit) => {
    const due = await claimDue<{ id: string }>(DUE_RENEWALS, now, limit);
    failPoint('renewal.claimed');
    await forEachLeased(DUE_RENEWALS, due, ({ id }) => renew(id, now), RENEWALS_AT_ONCE);
    return due.length;
  },
};
