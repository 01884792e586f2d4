import type { Prisma } from '../../db/generated/client.ts';
import { findEntry } from '../../credits/find-entry.ts';
import { balances } from '../../credits/queries.ts';
import type { CreditBucket } from '../../db/generated/enums.ts';

export type Unused = { readonly bucket: CreditBucket; readonly amount: number };

/**
 * The unused credits of one purchase: the oldest are spent first, so later grants are intact as long as the
 * bucket holds that many. Null when the purchase granted none.
 */
export async function unusedCredits(
  tx: Prisma.TransactionClient,
  memberId: string,
  intentId: string,
): Promise<Unused | null> {
  const grant = await findEntry(tx, `purchase:${intentId}`);
  if (grant?.memberId !== memberId) return null;
  const { bucket } = grant;
  const granted = await tx.creditEntry.findMany({
    where: {
      memberId,
      bucket,
      delta: { gt: 0 },
      at: { gt: grant.at },
      // Credits restored after a dispute are not a new grant.
      reason: { not: 'correction' },
    },
    select: { uniqueKey: true, delta: true },
  });
  const later = await remainingGrants(tx, memberId, granted);
  const left = (await balances(memberId, tx))[bucket] - later;
  return { bucket, amount: Math.max(0, Math.min(left, grant.delta)) };
}

/** The credits of later grants that were not taken back with their purchase, by a refund or during a dispute. */
async function remainingGrants(
  tx: Prisma.TransactionClient,
  memberId: string,
  granted: readonly { readonly uniqueKey: string | null; readonly delta: number }[],
): Promise<number> {
  const intentIds = granted.flatMap(({ uniqueKey }) => intentOf(uniqueKey));
  const disputes = await tx.dispute.findMany({
    where: { charge: { intentId: { in: intentIds } } },
    select: { id: true },
  });
  const reversed = await tx.creditEntry.findMany({
    where: {
      memberId,
      OR: [
        { uniqueKey: { in: intentIds.map((id) => `withdrawal:${id}`) } },
        { reference: { in: disputes.map(({ id }) => id) } },
      ],
    },
    select: { delta: true },
  });
  return [...granted, ...reversed].reduce((sum, { delta }) => sum + delta, 0);
}

/** The intent of the purchase that granted the credits; none for other grants. */
function intentOf(uniqueKey: string | null): readonly string[] {
  const [kind, intentId] = uniqueKey?.split(':') ?? [];
  return kind === 'purchase' && intentId !== undefined ? [intentId] : [];
}
