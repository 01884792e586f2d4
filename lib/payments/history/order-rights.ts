import type { Db } from '../../db/client.ts';
import { isAppError } from '../../kernel/errors.ts';
import { withdrawUntil } from '../subscriptions/period.ts';
import { leftOf, soldOrder, type SoldOrder } from '../withdrawal/sold-order.ts';

export type OrderRights = {
  /** Until when the order can be withdrawn from; null when it no longer can be. */
  readonly withdrawUntil: Date | null;
  /** Until when the full price is refunded on request; null when it no longer is. */
  readonly guaranteeUntil: Date | null;
};

export const NO_RIGHTS: OrderRights = { withdrawUntil: null, guaranteeUntil: null };

function hasMoneyLeft(sold: SoldOrder): boolean {
  try {
    return leftOf(sold) !== null;
  } catch (error) {
    // While the payment is disputed, the member has no other rights.
    if (isAppError(error)) return false;
    throw error;
  }
}

/** The rights that a member still has for one of their orders; the verbs check them again. Raises `not_found`. */
export async function orderRights(
  tx: Db,
  memberId: string,
  orderId: string,
  now: Date,
): Promise<OrderRights> {
  const sold = await soldOrder(tx, memberId, orderId);
  if (!hasMoneyLeft(sold)) return NO_RIGHTS;
  const { intent, charge, brand } = sold;
  const first = await tx.charge.findFirst({
    where: { memberId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  const open = (from: Date): Date | null => {
    const until = withdrawUntil(from, brand.timezone);
    return now > until ? null : until;
  };
  return {
    withdrawUntil: open(intent.orderConfirmedAt),
    guaranteeUntil: first?.id === charge.id ? open(charge.at) : null,
  };
}
