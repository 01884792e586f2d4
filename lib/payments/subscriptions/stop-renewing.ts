import type { Prisma, Subscription } from '../../db/generated/client.ts';
import type { RenewalState, SubscriptionEndReason } from '../../db/generated/enums.ts';
import { releaseMandate } from './release-mandate.ts';

const OPEN: RenewalState[] = ['planned', 'noticed', 'due', 'charging', 'retrying'];

/**
 * Called under the member's payment lock: the subscription is never charged again. Unsent charges are
 * cancelled, and money already in progress for the next period will be refunded. The paid period runs until
 * its end, and a grace period ends now; the caller derives the level.
 */
export async function stopRenewing(
  tx: Prisma.TransactionClient,
  subscription: Pick<Subscription, 'id' | 'mandateId' | 'periodEnd'>,
  reason: SubscriptionEndReason,
  now: Date,
): Promise<void> {
  const { id, mandateId, periodEnd } = subscription;
  await tx.subscription.updateMany({
    where: { id, cancelAtPeriodEnd: false },
    data: {
      cancelAtPeriodEnd: true,
      canceledAt: now,
      endReason: reason,
      accessUntil: periodEnd > now ? periodEnd : now,
      nextPlanVersionId: null,
    },
  });
  await tx.renewal.updateMany({
    where: { subscriptionId: id, state: { in: OPEN } },
    data: { state: 'skipped', skipReason: reason, dueAt: null, settledAt: now },
  });
  const intent = { subscriptionId: id, purpose: 'renewal' } as const;
  await tx.attempt.updateMany({
    where: { state: 'created', intent },
    data: { state: 'canceled', outcome: 'generic', syncAt: null, updatedAt: now },
  });
  await tx.intent.updateMany({
    where: { ...intent, state: { in: ['requires_method', 'processing', 'requires_action'] } },
    data: { state: 'canceled' },
  });
  if (mandateId !== null) await releaseMandate(tx, mandateId, now);
}
