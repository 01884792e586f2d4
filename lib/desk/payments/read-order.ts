import { fail } from '../../kernel/errors.ts';
import type { Operator } from '../operator.ts';
import { readOrderParts, type OrderParts } from './order-parts.ts';
import { refundedTotal } from './refunded-total.ts';
import type { OrderPage } from './shapes.ts';
import { timelineOf } from './timeline.ts';

function subscriptionOf({ subscription }: OrderParts): OrderPage['subscription'] {
  if (!subscription) return null;
  const { state, period, periodEnd, cancelAtPeriodEnd, suspendedAt, endedAt, endReason } =
    subscription;
  const runs = state === 'active' || state === 'past_due';
  const renews = runs && !cancelAtPeriodEnd && endedAt === null;
  return { state, period, periodEnd, renews, suspended: suspendedAt !== null, endReason };
}

/** Finance may ask: an order of a brand they work for, with all that happened to its money. Raises `not_found`. */
export async function readOrder(
  orderId: string,
  operator: Pick<Operator, 'brandIds'>,
): Promise<OrderPage> {
  const parts = (await readOrderParts(orderId, operator)) ?? fail('not_found');
  const { attempts, charge } = parts;
  // Of an order one try buys; money of another went back by itself.
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
