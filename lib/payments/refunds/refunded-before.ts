import type { Charge, Prisma } from '../../db/generated/client.ts';
import type { LedgerLine } from '../ledger/post-ledger.ts';
import { shareOfSale } from '../ledger/vat.ts';

/** How much of a payment was already refunded, by refunds and lost disputes, excluding the calling one. */
export async function refundedBefore(
  tx: Prisma.TransactionClient,
  attemptId: string,
  but: { readonly refundId?: string; readonly disputeId?: string },
): Promise<number> {
  const sum = { _sum: { amountMinor: true } } as const;
  const refunds = await tx.refund.aggregate({
    where: {
      attemptId,
      state: 'succeeded',
      ...(but.refundId ? { id: { not: but.refundId } } : {}),
    },
    ...sum,
  });
  const disputes = await tx.dispute.aggregate({
    where: { attemptId, state: 'lost', ...(but.disputeId ? { id: { not: but.disputeId } } : {}) },
    ...sum,
  });
  return (refunds._sum.amountMinor ?? 0) + (disputes._sum.amountMinor ?? 0);
}

/** The ledger entries against the sale; a payment that bought nothing was never a sale. */
export function refundEntries(
  charge: Charge | null,
  before: number,
  amountMinor: number,
): LedgerLine[] {
  if (!charge) return [{ account: 'unearned', amountMinor }];
  const { sale, vat, beyond } = shareOfSale(charge, before, amountMinor);
  return [
    { account: 'refunds', amountMinor: sale - vat },
    { account: `vat:${charge.vatCountry}`, amountMinor: vat },
    { account: 'taken_twice', amountMinor: beyond },
  ];
}
