import { setListers } from '../chat/known-pairs/set-known-pairs.ts';
import type { Db } from '../db/client.ts';
import { addressHash, addressKey } from './address-key.ts';

type Addressed = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly now: Date;
};

/**
 * In the transaction in which an account gets an address, after `lockForAddress`: it and the members who have listed this
 * address no longer see each other, and those who have listed only an earlier one do again.
 */
export async function matchAddress(tx: Db, addressed: Addressed): Promise<void> {
  const { memberId, brandId, email, now } = addressed;
  const key = addressKey(brandId, addressHash(email));
  const profile = await tx.profile.findUniqueOrThrow({
    where: { memberId },
    select: { id: true },
  });
  const listers = await tx.knownAddress.findMany({
    where: { brandId, key },
    select: { profileId: true },
  });
  const named = listers.map(({ profileId }) => profileId);
  await setListers(tx, profile.id, named, { brandId, now });
}
