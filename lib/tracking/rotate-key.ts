import type { Db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { addKey } from './affiliates/keys.ts';

type Which = { readonly brandId: string; readonly code: string; readonly now: Date };

/**
 * For a staff verb, in its transaction: issues a new key to an affiliate; its secret is returned only this
 * once. It signs from now on; earlier keys are accepted for one more week. Raises `not_found`.
 */
export async function rotateKey(
  tx: Db,
  { brandId, code, now }: Which,
): Promise<{ keyId: string; secret: string }> {
  const where = { brandId_code: { brandId, code } };
  const affiliate = (await tx.affiliate.findUnique({ where })) ?? fail('not_found', { code });
  return addKey(tx, affiliate, now);
}

/** For a staff verb, in its transaction: revokes a compromised key immediately. Raises `not_found`. */
export async function endKey(tx: Db, keyId: string, now: Date): Promise<void> {
  const { count } = await tx.affiliateKey.updateMany({
    where: { keyId, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    data: { endsAt: now },
  });
  if (count === 0) fail('not_found', { keyId });
}
