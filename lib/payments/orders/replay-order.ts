import { db } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { fingerprint } from '../offers/fingerprint.ts';
import type { PaymentMethod } from '../providers/charge-request.ts';
import { isPassedOver } from '../routes/try-providers.ts';
import { isOpen } from './intent-states.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from './order-status.ts';

type Request = {
  readonly productId: string;
  readonly method: string;
  readonly startNow: boolean;
  readonly acceptOrder: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly storeCard?: boolean;
};

type Repeated = Request & {
  readonly member: Pick<MemberViewer, 'memberId'>;
  readonly idempotencyKey: string;
};

/** The parts of an order that must be identical when its idempotency key is used again. Pure. */
export function requestOf(order: Request) {
  const { productId, method, startNow, acceptOrder, paymentMethod, storeCard = false } = order;
  return {
    productId,
    method,
    startNow,
    acceptOrder,
    paymentMethod: fingerprint(paymentMethod),
    ...(storeCard && { storeCard }),
  };
}

/**
 * The result of an order that was sent before under the same key, whatever is offered to the member by now;
 * undefined for a new key, and for an order that was interrupted before any provider processed it. Raises
 * `idempotency_reused`.
 */
export async function replayOrder(
  order: Repeated,
): Promise<(OrderStatus & { readonly provider: string }) | undefined> {
  const { member, idempotencyKey } = order;
  const known = await db().intent.findUnique({
    where: { memberId_idempotencyKey: { memberId: member.memberId, idempotencyKey } },
    include: {
      attempts: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], include: WITH_ORDER },
    },
  });
  if (!known) return undefined;
  if (known.requestHash !== fingerprint(requestOf(order))) fail('idempotency_reused');
  const [last] = known.attempts;
  if (!last || (isOpen(known.state) && known.attempts.every(isPassedOver))) return undefined;
  return { ...toOrderStatus(last), provider: last.provider };
}
