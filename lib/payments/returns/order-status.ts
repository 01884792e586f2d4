import { db } from '../../db/client.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from '../orders/order-status.ts';

/** An order by its public id or by the idempotency key that its page sent; without either, the member's newest. */
type Which = {
  readonly orderId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
};

/**
 * For the member's own pages: the status of one of their orders from our database, without a call to the
 * provider. Null when there is none, it is not theirs, or nothing was sent to a provider yet.
 */
export async function orderStatus(memberId: string, which: Which): Promise<OrderStatus | null> {
  const { orderId, idempotencyKey } = which;
  const attempt = await db().attempt.findFirst({
    where: {
      intent: {
        memberId,
        purpose: { not: 'renewal' },
        ...(orderId !== undefined && { publicId: orderId }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_ORDER,
  });
  return attempt && toOrderStatus(attempt);
}
