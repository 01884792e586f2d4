import { findEntry } from '../../credits/find-entry.ts';
import { grantCredits } from '../../credits/grant-credits.ts';
import { withdrawCredits } from '../../credits/withdraw-credits.ts';
import type { Charge, Prisma } from '../../db/generated/client.ts';
import { stopRenewing } from '../subscriptions/stop-renewing.ts';
import { unusedCredits } from '../refunds/unused-credits.ts';

type Tx = Prisma.TransactionClient;
type Case = {
  readonly disputeId: string;
  readonly charge: Charge;
  readonly mandateId: string | null;
  /** How many events of this dispute were stored before. */
  readonly sequence: number;
  readonly now: Date;
};

/**
 * Suspends what the payment bought while the bank decides: the subscription gives no access and no longer
 * renews, the card is not charged again, and the remaining credits are withdrawn. Returns how many.
 */
export async function suspendForDispute(tx: Tx, which: Case): Promise<number> {
  const { charge, disputeId, mandateId, sequence, now } = which;
  const { memberId, subscriptionId, intentId } = charge;
  const subscription = subscriptionId
    ? await tx.subscription.findUnique({ where: { id: subscriptionId, endedAt: null } })
    : null;
  if (subscription) {
    const { id } = subscription;
    await stopRenewing(tx, subscription, 'dispute', now);
    await tx.subscription.update({ where: { id }, data: { suspendedAt: now } });
  }
  if (mandateId !== null) {
    await tx.mandate.updateMany({ where: { id: mandateId }, data: { uses: [] } });
  }
  const unused = await unusedCredits(tx, memberId, intentId);
  if (!unused || unused.amount === 0) return 0;
  return withdrawCredits(tx, {
    memberId,
    bucket: unused.bucket,
    amount: unused.amount,
    reason: 'refund',
    now,
    reference: disputeId,
    uniqueKey: `dispute:${disputeId}:${sequence}`,
  });
}

/**
 * The claim was rejected: restores access and credits as far as the period still runs. The subscription stays
 * without renewal, because the member did not want to pay.
 */
export async function restoreAfterDispute(tx: Tx, which: Case, taken: number): Promise<void> {
  const { charge, disputeId, sequence, now } = which;
  const { memberId, subscriptionId, intentId } = charge;
  if (subscriptionId !== null) {
    await tx.subscription.updateMany({
      where: { id: subscriptionId, endedAt: null },
      data: { suspendedAt: null },
    });
  }
  const period = subscriptionId
    ? await tx.subscription.findUnique({ where: { id: subscriptionId } })
    : null;
  const isOver = period !== null && (period.endedAt !== null || period.periodEnd <= now);
  const grant = await findEntry(tx, `purchase:${intentId}`);
  if (!grant || taken === 0 || isOver) return;
  await grantCredits(tx, {
    memberId,
    bucket: grant.bucket,
    amount: taken,
    now,
    reason: 'correction',
    reference: disputeId,
    uniqueKey: `dispute-won:${disputeId}:${sequence}`,
  });
}

/** The money is gone: ends the subscription that it paid for. */
export async function endForDispute(tx: Tx, { charge, now }: Case): Promise<void> {
  if (charge.subscriptionId === null) return;
  await tx.subscription.updateMany({
    where: { id: charge.subscriptionId, endedAt: null },
    data: { state: 'canceled', cancelAtPeriodEnd: true, endedAt: now, endReason: 'dispute' },
  });
}
