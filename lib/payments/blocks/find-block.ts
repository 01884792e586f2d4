import { db } from '../../db/client.ts';
import type { Fingerprint } from '../fingerprints/record-fingerprints.ts';

/** In the stored result of an attempt that the list refused, beside the entry's id. Staff see it, members do not. */
export const LISTED_PAYER = 'listed_payer';

/** The entry of the brand's list that refuses this payer now; null when none does. Counts the match. */
export async function findBlock(
  brandId: string,
  payer: readonly Fingerprint[],
  now: Date,
): Promise<string | null> {
  if (payer.length === 0) return null;
  const found = await db().paymentBlock.findFirst({
    where: {
      brandId,
      state: 'active',
      expiresAt: { gt: now },
      OR: payer.map(({ kind, hash }) => ({ kind, hash })),
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  if (!found) return null;
  const data = { hits: { increment: 1 }, lastHitAt: now };
  await db().paymentBlock.updateMany({ where: { id: found.id }, data });
  return found.id;
}
