import type { Prisma } from '../../db/generated/client.ts';
import { balances } from '../../credits/queries.ts';
import type { Bucket } from '../../credits/bucket.ts';

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
  const granted = await tx.creditEntry.findMany({
    where: {
      ...{ memberId, bucket, delta: { gt: 0 }, at: { gt: grant.at } },
      // What was given back after a dispute is no new grant.
      reason: { not: 'correction' },
    },
    select: { uniqueKey: true, delta: true },
  });
  const undone = await tx.creditEntry.findMany({
    where: { uniqueKey: { in: granted.flatMap(({ uniqueKey }) => withdrawalKeys(uniqueKey)) } },
    select: { delta: true },
  });
  const later = [...granted, ...undone].reduce((sum, { delta }) => sum + delta, 0);
  const left = (await balances(memberId, tx))[bucket] - later;
  return { bucket, amount: Math.max(0, Math.min(left, grant.delta)) };
}

/** Of the entry that took the credits back when their purchase was undone; none for what was no purchase. */
function withdrawalKeys(uniqueKey: string): readonly string[] {
  const [kind, intentId] = uniqueKey.split(':');
  return kind === 'purchase' && intentId !== undefined ? [`withdrawal:${intentId}`] : [];
}
