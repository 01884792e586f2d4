import type { Db } from '../../db/client.ts';
import { isAppError } from '../../kernel/errors.ts';
import { withdrawUntil } from '../subscriptions/period.ts';
import { leftOf, soldOrder, type SoldOrder } from '../withdrawal/sold-order.ts';

export type OrderRights = {
  /** Until when it can be withdrawn from; null when it cannot any more. */
  readonly withdrawUntil: Date | null;
  /** Until when the whole price goes back for the asking. */
  readonly guaranteeUntil: Date | null;
};

export const NO_RIGHTS: OrderRights = { withdrawUntil: null, guaranteeUntil: null };

function hasMoneyLeft(sold: SoldOrder): boolean {
  try {
    return leftOf(sold) !== null;
  } catch (error) {
    // While its payer disputes it, nothing else can be asked for.
    if (isAppError(error)) return false;
    throw error;
  }
}

/** What a member may still ask for of one of their orders; the verbs decide again. Raises `not_found`. */
export async function orderRights(
  tx: Db,
  memberId: string,
  orderId: string,
  now: Date,
): Promise<OrderRights> {
  const sold = await soldOrder(tx, memberId, orderId);
  if (!hasMoneyLeft(sold)) return NO_RIGHTS;
  const { intent, charge, brand } = sold;
  const first = await tx.charge.findFirst({ where: { memberId }, orderBy: { at: 'asc' } });
  const open = (from: Date): Date | null => {
    const until = withdrawUntil(from, brand.timezone);
    return now > until ? null : until;
  };
  return {
    withdrawUntil: open(intent.orderConfirmedAt),
    guaranteeUntil: first?.id === charge.id ? open(charge.at) : null,
  };
}
