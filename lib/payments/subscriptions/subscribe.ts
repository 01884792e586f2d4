import type { Prisma } from '../../db/generated/client.ts';
import type { Brand } from '../../brands/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { periodEnd } from './period.ts';
import { renewingSubscription, runningUntil } from '../policy.ts';
import { planRenewal } from '../renewals/plan-renewal.ts';
import { stopRenewing } from './stop-renewing.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';

/**
 * Called by fulfilment for a paid subscription. It begins when the running period ends, or now. If another
 * one already renews (two concurrent orders), that one ends with its period and this one continues: a paid
 * order is never refused here. Returns the id of the subscription.
 */
export async function subscribe(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  brand: Brand,
  now: Date,
): Promise<string> {
  const { memberId, planVersion } = attempt.intent;
  const months = planVersion.periodMonths;
  if (months === null) throw new Error(`${planVersion.productId} has no period`);
  const start = (await runningUntil(tx, memberId, now)) ?? now;
  const renewing = await renewingSubscription(tx, memberId);
  if (renewing) {
    await stopRenewing(tx, renewing, 'member', now);
  }
  const id = newId(now.getTime());
  const end = periodEnd(start, months, 1, brand.timezone);
  const subscription = await tx.subscription.create({
    data: {
      id,
      memberId,
      planVersionId: planVersion.id,
      state: 'active',
      anchorAt: start,
      period: 1,
      periodStart: start,
      periodEnd: end,
      accessUntil: end,
      createdAt: now,
    },
  });
  await planRenewal(tx, { subscription, plan: planVersion, brand, now });
  return id;
}
