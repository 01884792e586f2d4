import { fail } from '../../kernel/errors.ts';
import type { ReceiptSnapshot } from '../../payments/receipt/snapshot.ts';
import { requireBrand } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';
import { readOrderParts, type OrderParts } from './order-parts.ts';
import { givenBack } from './given-back.ts';
import { orderRows } from './order-rows.ts';
import type { OrderPage } from './shapes.ts';
import { timelineOf } from './timeline.ts';

function subscriptionOf({ order }: OrderParts): OrderPage['subscription'] {
  const found = order.charge?.subscription;
  if (!found) return null;
  const { state, period, periodEnd, cancelAtPeriodEnd, suspendedAt, endedAt, endReason } = found;
  const runs = state === 'active' || state === 'past_due';
  const renews = runs && !cancelAtPeriodEnd && endedAt === null;
  return { state, period, periodEnd, renews, suspended: suspendedAt !== null, endReason };
}

/** Finance may ask: an order of a brand they work for, with all that happened to its money. Raises `not_found`. */
export async function readOrder(
  orderId: string,
  operator: Pick<Operator, 'brandIds'>,
): Promise<OrderPage> {
  const parts = await readOrderParts(orderId);
  if (!parts) return fail('not_found');
  const { order } = parts;
  requireBrand(operator, order.brandId);
  const [row] = await orderRows([order.id]);
  if (!row) return fail('not_found');
  // Of an order one try buys; money of another went back by itself.
  const paid = order.attempts.find(({ id }) => id === order.charge?.attemptId);
  const { refunds = [], disputes = [], capturedMinor = 0 } = paid ?? {};
  const captured = capturedMinor ?? 0;
  const receipt = order.charge?.receipt?.snapshot as ReceiptSnapshot | undefined;
  return {
    ...row,
    ...{ descriptor: order.descriptor, locale: order.locale, startNow: order.startNow },
    ...{ vatCountry: order.vatCountry, vatRate: order.vatRate },
    receipt: receipt?.label ?? null,
    capturedMinor: captured,
    leftMinor: Math.max(0, captured - givenBack(refunds, disputes)),
    turn: refunds.length,
    disputeOpen: disputes.some(({ state }) => state === 'open'),
    subscription: subscriptionOf(parts),
    timeline: timelineOf(parts),
  };
}
