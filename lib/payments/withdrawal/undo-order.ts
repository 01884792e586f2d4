import { deriveLevel } from '../../credits/derive-level.ts';
import { withdrawCredits } from '../../credits/withdraw-credits.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { requestRefund } from '../refund-attempt.ts';
import { mailAboutPlan } from '../subscriptions/mail-about-plan.ts';
import { stopRenewing } from '../subscriptions/stop-renewing.ts';
import { unusedCredits } from '../refunds/unused-credits.ts';
import type { SoldOrder } from './sold-order.ts';

type Tx = Prisma.TransactionClient;

type Undoing = {
  readonly sold: SoldOrder;
  readonly kind: 'withdrawal' | 'guarantee';
  readonly refundMinor: number;
  readonly now: Date;
};

async function endSubscription(tx: Tx, { sold, kind, now }: Undoing): Promise<void> {
  const { subscription } = sold.charge;
  if (!subscription) return;
  const endReason = kind === 'guarantee' ? 'guarantee' : 'withdrawn';
  await stopRenewing(tx, subscription, endReason, now);
  await tx.subscription.updateMany({
    where: { id: subscription.id, endedAt: null },
    data: { state: 'withdrawn', withdrawnAt: now, endedAt: now, endReason },
  });
}

async function takeCredits(tx: Tx, { sold, now }: Undoing): Promise<void> {
  const { id, memberId, publicId } = sold.intent;
  const unused = await unusedCredits(tx, memberId, id);
  if (!unused || unused.amount === 0) return;
  await withdrawCredits(tx, {
    memberId,
    ...unused,
    reason: 'refund',
    reference: publicId,
    now,
    uniqueKey: `withdrawal:${id}`,
  });
}

/**
 * Called under the member's payment lock, after the right was checked: requests the refund, ends the
 * subscription, removes its credits and queues the confirmation mail, in one transaction.
 */
export async function undoOrder(tx: Tx, undoing: Undoing): Promise<void> {
  const { sold, kind, refundMinor, now } = undoing;
  const { intent, charge } = sold;
  const { memberId } = intent;
  if (refundMinor > 0) {
    await requestRefund(tx, {
      attemptId: charge.attemptId,
      amountMinor: refundMinor,
      kind,
      reason: kind,
      requestedBy: memberId,
      idempotencyKey: `${kind}:${intent.id}`,
      now,
    });
  }
  await endSubscription(tx, undoing);
  await takeCredits(tx, undoing);
  await deriveLevel(tx, memberId, now);
  const { currency } = charge;
  const facts = { amountMinor: refundMinor, currency, sold: intent.planVersion.kind, cause: kind };
  await mailAboutPlan(tx, {
    memberId,
    plan: intent.planVersion,
    template: 'order_withdrawn',
    now,
    dedupeKey: `${kind}:${intent.id}`,
    data: (common) => ({ ...common, ...facts }),
  });
}
