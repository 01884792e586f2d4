import type { Db } from '../db/client.ts';
import { lockPhotos } from './own-photos.ts';
import { scheduleRemoval } from './schedule-removal.ts';

/**
 * For the erasure of an account, inside its transaction: removes all photos of a profile, also those sent in
 * chats and a selfie that waits for its decision. Rows are deleted at once, files in the next round of due work. Returns how many there were.
 */
export async function removePhotosOf(tx: Db, profileId: string, now: Date): Promise<number> {
  await lockPhotos(tx, profileId);
  const select = { objectKey: true };
  const shown = await tx.photo.findMany({ where: { profileId }, select });
  const sent = await tx.chatPhoto.findMany({ where: { senderId: profileId }, select });
  const selfies = await tx.photoVerification.findMany({ where: { profileId }, select });
  const keys = [...shown, ...sent, ...selfies].flatMap(({ objectKey }) => objectKey ?? []);
  for (const objectKey of keys) {
    await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
  }
  await tx.photo.deleteMany({ where: { profileId } });
  await tx.chatPhoto.deleteMany({ where: { senderId: profileId } });
  await tx.photoVerification.deleteMany({ where: { profileId } });
  return keys.length;
}
