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
  /** Whether the remaining days or the remaining credits determine the amount. */
  readonly by: 'time' | 'credits';
  /** Credits that the withdrawal removes. */
  readonly credits: number;
};

/** The buyer pays for used time only if they requested the start before the fourteen-day withdrawal period ended. */
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
 * What a withdrawal from an order would refund at `now`, and which credits it would remove. Raises
 * `not_found`, `dispute_open`, and `withdrawal_closed` after the fourteen days or when the order was already
 * withdrawn from.
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
