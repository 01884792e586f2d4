import type { Prisma } from '../db/generated/client.ts';
import { balances } from '../credits/queries.ts';
import type { Bucket } from '../credits/bucket.ts';

export type Unused = { readonly bucket: Bucket; readonly amount: number };

/**
 * What is left of the credits of one purchase: the oldest are spent first, so what came later is still there
 * as long as the bucket holds as much. Null when the purchase granted none.
 */
export async function unusedCredits(
  tx: Prisma.TransactionClient,
  memberId: string,
  intentId: string,
): Promise<Unused | null> {
  const grant = await tx.creditEntry.findUnique({ where: { uniqueKey: `purchase:${intentId}` } });
  if (grant?.memberId !== memberId) return null;
  const bucket = grant.bucket as Bucket;
  const later = await tx.creditEntry.aggregate({
    where: {
      ...{ memberId, bucket, delta: { gt: 0 }, at: { gt: grant.at } },
      // What was given back after a dispute is no new grant.
      reason: { not: 'correction' },
    },
    _sum: { delta: true },
  });
  const left = (await balances(memberId, tx))[bucket] - (later._sum.delta ?? 0);
  return { bucket, amount: Math.max(0, Math.min(left, grant.delta)) };
}
