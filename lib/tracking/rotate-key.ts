import type { Db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { addKey } from './affiliates/keys.ts';

type Which = { readonly brandId: string; readonly code: string; readonly now: Date };

/**
 * For staff's verb, in its transaction: a new key of an affiliate, whose secret is told this once. From now
 * on it signs; those before it are believed for a week more. Raises `not_found`.
 */
export async function rotateKey(
  tx: Db,
  { brandId, code, now }: Which,
): Promise<{ keyId: string; secret: string }> {
  const where = { brandId_code: { brandId, code } };
  const affiliate = (await tx.affiliate.findUnique({ where })) ?? fail('not_found', { code });
  return addKey(tx, affiliate, now);
}

/** The same: a key that got into other hands is believed no more, from now on. Raises `not_found`. */
export async function endKey(tx: Db, keyId: string, now: Date): Promise<void> {
  const { count } = await tx.affiliateKey.updateMany({
    where: { keyId, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    data: { endsAt: now },
  });
  if (count === 0) fail('not_found', { keyId });
}
