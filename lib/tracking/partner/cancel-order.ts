import { fail } from '../../kernel/errors.ts';
import { acceptCall, type PartnerCall } from './accept-call.ts';
import type { Mirrored } from './import-order.ts';

type Canceled = { readonly orderId: string; readonly reason?: string | undefined };

/**
 * A partner's server cancels an order that it imported. Marks the mirrored order as canceled, once; the
 * member's purchases from us are unaffected. Raises what `acceptCall` does, and `not_found` for an order that
 * was never imported.
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
