import { db, type Db } from '../../db/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { newId, newPublicId, newSecret } from '../../kernel/ids.ts';
import { openSeal, sealFor } from '../../security/sealed.ts';
import { KEY_ROTATION_MS } from '../limits.ts';

const PURPOSE = 'affiliate-key';
/** A key expires by its row; the seal only has to last longer. */
const SEALED_MS = 100 * 365 * DAY;

type Whose = { readonly id: string; readonly brandId: string };

/**
 * For a staff verb, in its transaction: issues a new key, whose secret is returned only this once; earlier
 * keys expire in a week.
 */
export async function addKey(
  tx: Db,
  { id: affiliateId, brandId }: Whose,
  now: Date,
): Promise<{ keyId: string; secret: string }> {
  const keyId = newPublicId();
  const secret = newSecret();
  await tx.affiliateKey.updateMany({
    where: { affiliateId, OR: [{ endsAt: null }, { endsAt: { gt: after(now, KEY_ROTATION_MS) } }] },
    data: { endsAt: after(now, KEY_ROTATION_MS) },
  });
  const about = { purpose: PURPOSE, brandId };
  const sealed = await sealFor(about, { secret }, after(now, SEALED_MS));
  await tx.affiliateKey.create({
    data: { id: newId(now.getTime()), affiliateId, keyId, sealed, createdAt: now },
  });
  return { keyId, secret };
}

async function opened(brandId: string, sealed: string, now: Date): Promise<string | undefined> {
  const about = { purpose: PURPOSE, brandId };
  return (await openSeal<{ secret: string }>(about, sealed, now))?.secret;
}

/** The key that signs what is sent to an affiliate: their newest. Undefined if they have none. */
export async function signingKey(
  { id: affiliateId, brandId }: Whose,
  now: Date,
): Promise<{ keyId: string; secret: string } | undefined> {
  const newest = await db().affiliateKey.findFirst({
    where: { affiliateId, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  if (!newest) return undefined;
  const secret = await opened(brandId, newest.sealed, now);
  return secret === undefined ? undefined : { keyId: newest.keyId, secret };
}

/** The affiliate of a key and its secret, while the key is valid on this brand. */
export async function keyNamed(brandId: string, keyId: string, now: Date) {
  const key = await db().affiliateKey.findUnique({
    where: { keyId },
    include: { affiliate: true },
  });
  if (key?.affiliate.brandId !== brandId || !key.affiliate.active) return undefined;
  if (key.endsAt !== null && key.endsAt <= now) return undefined;
  const secret = await opened(brandId, key.sealed, now);
  return secret === undefined ? undefined : { affiliate: key.affiliate, secret };
}
