import { fail } from '../../kernel/errors.ts';
import { acceptCall, type PartnerCall } from './accept-call.ts';
import type { Mirrored } from './import-order.ts';

type Canceled = { readonly orderId: string; readonly reason?: string | undefined };

/**
 * A partner's server takes an order back that it told of. Marks the mirror, once; what the member bought of
 * us stands as it did. Raises what `acceptCall` does, and `not_found` for an order that they never told.
 */
export function cancelPartnerOrder(
  call: PartnerCall,
  { orderId, reason }: Canceled,
): Promise<Mirrored> {
  return acceptCall(call, async (tx, { id: affiliateId }) => {
    const { count } = await tx.partnerOrder.updateMany({
      where: { affiliateId, orderId, state: 'imported' },
      data: { state: 'canceled', canceledAt: call.now, cancelReason: reason ?? null },
    });
    if (count === 0) {
      const where = { affiliateId_orderId: { affiliateId, orderId } };
      const stored = await tx.partnerOrder.findUnique({ where, select: { id: true } });
      if (!stored) fail('not_found', { orderId });
    }
    return { orderId, state: 'canceled' as const, repeated: count === 0 };
  });
}
