import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { withdrawUntil } from '../subscriptions/period.ts';
import { unusedCredits } from '../refunds/unused-credits.ts';
import { leftOf, soldOrder, type SoldOrder } from './sold-order.ts';
import { packRefund, periodRefund } from './withdrawal-refund.ts';

export type Withdrawal = {
  readonly sold: SoldOrder;
  readonly until: Date;
  readonly refundMinor: number;
  /** Whether the days or the credits that are left decide about the amount. */
  readonly by: 'time' | 'credits';
  /** Credits that go with it. */
  readonly credits: number;
};

/** Time not asked for before the fourteen days were over is not paid for. */
function owed({ intent, charge }: SoldOrder, unused: number, now: Date): number {
  const { amountMinor, subscription } = charge;
  if (!intent.startNow) return amountMinor;
  if (subscription) {
    const { periodStart: start, periodEnd: end } = subscription;
    return periodRefund(amountMinor, { start, end }, now);
  }
  const { credits, bonusCredits } = intent.planVersion;
  return packRefund(amountMinor, credits + bonusCredits, unused);
}

/**
 * What a withdrawal from an order would give back at `now`, and take. Raises `not_found`, `dispute_open`,
 * and `withdrawal_closed` after the fourteen days or when it was done already.
 */
export async function previewWithdrawal(
  tx: Prisma.TransactionClient,
  whose: { readonly memberId: string; readonly orderId: string },
  now: Date,
): Promise<Withdrawal> {
  const { memberId, orderId } = whose;
  const sold = await soldOrder(tx, memberId, orderId);
  const until = withdrawUntil(sold.intent.orderConfirmedAt, sold.brand.timezone);
  const left = leftOf(sold);
  if (left === null || now > until) return fail('withdrawal_closed');
  const credits = (await unusedCredits(tx, memberId, sold.intent.id))?.amount ?? 0;
  const refundMinor = Math.min(owed(sold, credits, now), left);
  return { sold, until, refundMinor, by: sold.charge.subscription ? 'time' : 'credits', credits };
}
