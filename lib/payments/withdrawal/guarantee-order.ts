import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { withdrawUntil } from '../subscriptions/period.ts';
import { announceUndone } from './announce-undone.ts';
import { leftOf, soldOrder } from './sold-order.ts';
import { undoOrder } from './undo-order.ts';

type Wanted = { readonly memberId: string; readonly orderId: string; readonly now: Date };

type Guaranteed = { readonly refundMinor: number; readonly currency: string };

/**
 * For the member who uses the money-back guarantee: refunds the full price of the first order they paid,
 * once, within fourteen days of its payment. Returns the refunded amount. Raises `not_found`, `dispute_open`,
 * `refund_closed`.
 */
export async function guaranteeOrder(wanted: Wanted): Promise<Guaranteed> {
  const { memberId, orderId, now } = wanted;
  const given = await inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const sold = await soldOrder(tx, memberId, orderId);
    const first = await tx.charge.findFirst({
      where: { memberId },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    });
    const until = withdrawUntil(sold.charge.at, sold.brand.timezone);
    const left = leftOf(sold);
    if (left === null || first?.id !== sold.charge.id || now > until) return fail('refund_closed');
    await undoOrder(tx, { sold, kind: 'guarantee', refundMinor: left, now });
    return { refundMinor: left, currency: sold.charge.currency };
  });
  await announceUndone(memberId);
  return given;
}
