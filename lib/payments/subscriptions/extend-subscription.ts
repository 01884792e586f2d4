import type { Brand } from '../../brands/schema.ts';
import { withdrawCredits } from '../../credits/withdraw-credits.ts';
import type { Prisma, Subscription, PlanVersion } from '../../db/generated/client.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';
import { unusedCredits } from '../refunds/unused-credits.ts';
import { planRenewal } from '../renewals/plan-renewal.ts';
import type { Db } from '../../db/client.ts';
import { periodEnd } from './period.ts';

/**
 * End of the next period. Counted from the anchor over all paid months, whichever plans they were sold as, so
 * that month ends do not drift.
 */
export async function endOfNextPeriod(
  tx: Db,
  { id, anchorAt }: Pick<Subscription, 'id' | 'anchorAt'>,
  plan: Pick<PlanVersion, 'periodMonths'>,
  zone: string,
): Promise<Date> {
  const paid = await tx.charge.findMany({
    where: { subscriptionId: id },
    select: { intent: { select: { planVersion: { select: { periodMonths: true } } } } },
  });
  const sold = [...paid.map(({ intent }) => intent.planVersion), plan];
  const months = sold.reduce((sum, { periodMonths }) => sum + (periodMonths ?? 0), 0);
  return periodEnd(anchorAt, months, 1, zone);
}

type Tx = Prisma.TransactionClient;

/** Expires the unused credits of the previous period; those of other purchases stay. */
async function expireLeftovers(tx: Tx, subscription: Subscription, now: Date): Promise<void> {
  const { id, memberId, period } = subscription;
  const before = await tx.charge.findUnique({
    where: { subscriptionId_period: { subscriptionId: id, period } },
  });
  const unused = before && (await unusedCredits(tx, memberId, before.intentId));
  if (!unused || unused.amount === 0) return;
  await withdrawCredits(tx, {
    memberId,
    ...unused,
    reason: 'expiry',
    reference: id,
    now,
    uniqueKey: `expiry:${id}:${period}`,
  });
}

/** Whether the subscription still renews: checked under the lock, because it may have been ended in the meantime. */
export async function isRenewing(tx: Tx, subscriptionId: string): Promise<boolean> {
  const { cancelAtPeriodEnd, suspendedAt, endedAt } = await tx.subscription.findUniqueOrThrow({
    where: { id: subscriptionId },
  });
  return !cancelAtPeriodEnd && suspendedAt === null && endedAt === null;
}

/** Called by fulfilment for a paid renewal, before its charge is written. Returns the subscription's id. */
export async function extendSubscription(
  tx: Tx,
  { intent }: LockedAttempt,
  brand: Brand,
  now: Date,
): Promise<string> {
  const { planVersion: plan, subscriptionId: id, period } = intent;
  if (id === null || period === null) throw new Error(`${intent.publicId} renews nothing`);
  const before = await tx.subscription.findUniqueOrThrow({ where: { id } });
  await expireLeftovers(tx, before, now);
  const periodEnd = await endOfNextPeriod(tx, before, plan, brand.timezone);
  const subscription = await tx.subscription.update({
    where: { id },
    data: {
      state: 'active',
      period,
      periodStart: before.periodEnd,
      periodEnd,
      accessUntil: periodEnd,
      planVersionId: plan.id,
      nextPlanVersionId: null,
    },
  });
  await tx.renewal.update({
    where: { intentId: intent.id },
    data: { state: 'paid', lastOutcome: 'success', dueAt: null, settledAt: now },
  });
  await planRenewal(tx, { subscription, plan, brand, now });
  return id;
}
