import type { Db } from '../db/client.ts';

/**
 * In the transaction of a block: removes the blocked profile from the blocker's saved ones. What the blocked member saved
 * is only hidden while the block lasts, so that nothing betrays it afterwards.
 */
export async function forgetFavourite(tx: Db, profileId: string, peerId: string): Promise<void> {
  await tx.favourite.deleteMany({ where: { profileId, peerId } });
}
