import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../../identity/operator.ts';
import { readOrderParts, type OrderParts } from './order-parts.ts';
import type { OrderPage } from './shapes.ts';
import { timelineOf } from './timeline.ts';

type Part = { readonly amountMinor: number; readonly state: string };

const sum = (parts: readonly Part[]): number =>
  parts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Money refunded or about to be: refunds that have not failed, and lost disputes. Pure. */
function refundedTotal(refunds: readonly Part[], disputes: readonly Part[]): number {
  const going = refunds.filter(({ state }) => state !== 'failed' && state !== 'canceled');
  return sum(going) + sum(disputes.filter(({ state }) => state === 'lost'));
}

function subscriptionOf({ subscription }: OrderParts): OrderPage['subscription'] {
  if (!subscription) return null;
  const { state, period, periodEnd, cancelAtPeriodEnd, suspendedAt, endedAt, endReason } =
    subscription;
  const runs = state === 'active' || state === 'past_due';
  const renews = runs && !cancelAtPeriodEnd && endedAt === null;
  return { state, period, periodEnd, renews, suspended: suspendedAt !== null, endReason };
}

/** For finance: an order on one of the operator's brands with the history of its money. Raises `not_found`. */
export async function readOrder(
  orderId: string,
  operator: Pick<Operator, 'brandIds'>,
): Promise<OrderPage> {
  const parts = (await readOrderParts(orderId, operator)) ?? fail('not_found');
  const { attempts, charge } = parts;
  // Only one attempt pays for an order; money of any other is refunded automatically.
  const paid = attempts.find(({ id }) => id === charge?.attemptId);
  const { refunds = [], disputes = [], capturedMinor = 0 } = paid ?? {};
  const captured = capturedMinor ?? 0;
  return {
    ...parts,
    receipt: charge?.receipt?.label ?? null,
    capturedMinor: captured,
    leftMinor: Math.max(0, captured - refundedTotal(refunds, disputes)),
    refundCount: refunds.length,
    disputeOpen: disputes.some(({ state }) => state === 'open'),
    subscription: subscriptionOf(parts),
    timeline: timelineOf(parts),
  };
}
