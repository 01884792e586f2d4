import type { Prisma } from '../db/generated/client.ts';

/** What of a payment went back already, by refunds and lost disputes, without the one that asks. */
export async function givenBackBefore(
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
