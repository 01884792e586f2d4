import { deriveLevel } from '../../credits/derive-level.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { SubscriptionEndReason } from '../../db/generated/enums.ts';
import type { ChargeFault } from '../../mail/templates.ts';
import { mailAboutPlan } from '../subscriptions/mail-about-plan.ts';
import { nextPlanOf, type OpenRenewal } from './open-renewals.ts';
import { stopRenewing } from '../subscriptions/stop-renewing.ts';

/**
 * Called under the lock for a renewal that will not be charged: the subscription ends with its paid period. A
 * member who did not cause this gets a mail with the reason.
 */
export async function endUncharged(
  tx: Prisma.TransactionClient,
  renewal: OpenRenewal,
  why: SubscriptionEndReason,
  now: Date,
  fault: ChargeFault = 'no_card',
): Promise<void> {
  const { subscription } = renewal;
  const { memberId } = subscription;
  await stopRenewing(tx, subscription, why, now);
  await deriveLevel(tx, memberId, now);
  if (why !== 'no_mandate' && why !== 'unpaid') return;
  const plan = nextPlanOf(renewal);
  const { priceMinor: amountMinor, currency } = plan;
  await mailAboutPlan(tx, {
    memberId,
    plan,
    template: 'renewal_ended',
    now,
    path: '/vip_plan/cred',
    dedupeKey: `renewal-ended:${renewal.id}`,
    data: (common) => ({ ...common, amountMinor, currency, fault }),
  });
}
