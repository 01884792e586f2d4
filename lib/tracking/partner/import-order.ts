import { createHash } from 'node:crypto';
import type { Prisma } from '../../db/generated/client.ts';
import type { PartnerOrderState } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { acceptCall, type PartnerCall } from './accept-call.ts';

type Order = {
  readonly orderId: string;
  readonly parentOrderId?: string;
  readonly clickid?: string | undefined;
  readonly kcampaign?: string | undefined;
  readonly priceMinor: number;
  readonly currency: string;
};

export type Mirrored = {
  readonly orderId: string;
  readonly state: PartnerOrderState;
  readonly repeated: boolean;
};

function hashOf(order: Order): string {
  const { orderId, parentOrderId, clickid, kcampaign, priceMinor, currency } = order;
  const fields = [orderId, parentOrderId, clickid, kcampaign, priceMinor, currency];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

async function parentOf(
  tx: Prisma.TransactionClient,
  affiliateId: string,
  orderId: string,
): Promise<string> {
  const where = { affiliateId_orderId: { affiliateId, orderId } };
  const parent = await tx.partnerOrder.findUnique({ where, select: { id: true } });
  return (parent ?? fail('not_found', { parentOrderId: orderId })).id;
}

/** The member who came by the click; known only for members who consented to storing it. */
async function memberBy(
  tx: Prisma.TransactionClient,
  affiliateId: string,
  clickId: string | undefined,
): Promise<string | null> {
  if (clickId === undefined) return null;
  const came = await tx.attribution.findFirst({
    where: { affiliateId, clickId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { memberId: true },
  });
  return came?.memberId ?? null;
}

/**
 * A partner's server reports an order or a sale attached to one. Mirrors it once; repeating the request
 * changes nothing. The mirror has no effect on credits, level or the ledger. Raises what `acceptCall` does,
 * `not_found` for an unknown parent order, `conflict` for another order with a known number.
 */
export function importOrder(call: PartnerCall, order: Order): Promise<Mirrored> {
  return acceptCall(call, async (tx, { id: affiliateId }) => {
    const { orderId, parentOrderId, clickid, kcampaign, priceMinor, currency } = order;
    const contentHash = hashOf(order);
    const parentId =
      parentOrderId === undefined ? null : await parentOf(tx, affiliateId, parentOrderId);
    const { count } = await tx.partnerOrder.createMany({
      data: [
        {
          id: newId(call.now.getTime()),
          affiliateId,
          orderId,
          parentId,
          contentHash,
          clickId: clickid ?? null,
          campaign: kcampaign ?? null,
          memberId: await memberBy(tx, affiliateId, clickid),
          amountMinor: priceMinor,
          currency,
          state: 'imported',
          importedAt: call.now,
        },
      ],
      skipDuplicates: true,
    });
    const stored = await tx.partnerOrder.findUniqueOrThrow({
      where: { affiliateId_orderId: { affiliateId, orderId } },
    });
    if (stored.contentHash !== contentHash) fail('conflict', { orderId });
    const state = stored.canceledAt === null ? 'imported' : 'canceled';
    return { orderId, state, repeated: count === 0 };
  });
}
