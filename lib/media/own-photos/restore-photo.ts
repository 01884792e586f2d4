import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { introductionOf, lockPhotos, ownPhoto, photosOf } from '../own-photos.ts';
import { appealOf, appealUntil } from '../present-photo.ts';
import { cancelRemoval, scheduleRemoval } from '../schedule-removal.ts';
import { settleDefault } from '../settle-default.ts';
import { PROFILE_PHOTOS } from '../limits.ts';

/** A refused photo gets back the deletion date it had before it was removed. */
async function scheduleAppealRemoval(tx: Db, photo: Photo, now: Date): Promise<void> {
  const { state, objectKey, reviewedAt } = photo;
  const appeal = appealOf(photo, now);
  if (state !== 'rejected' || appeal === 'waiting' || reviewedAt === null) return;
  const dueAt = appeal === 'open' ? appealUntil(reviewedAt) : now;
  await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt });
}

/**
 * For members: undoes the removal of a photo or of the voice introduction. Raises `not_found` when it is already deleted,
 * `photos_full` when other photos have taken its place, `conflict` when another introduction has.
 */
export async function restorePhoto(
  member: MemberViewer,
  photoId: string,
  now: Date,
): Promise<Photo[]> {
  const { profileId } = member;
  const photos = await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { id, objectKey, voiceMs, stateBefore: state } = await ownPhoto(tx, profileId, photoId);
    const present = await photosOf(profileId, tx);
    if (state === null) return present;
    if (voiceMs !== null) {
      if (await introductionOf(profileId, tx)) fail('conflict');
    } else if (present.length >= PROFILE_PHOTOS) {
      fail('photos_full', { most: PROFILE_PHOTOS });
    }
    if (!(await cancelRemoval(tx, objectKey))) fail('not_found');
    const photo = await tx.photo.update({ where: { id }, data: { state, stateBefore: null } });
    await scheduleAppealRemoval(tx, photo, now);
    await settleDefault(tx, profileId);
    await refreshListing(tx, profileId, now);
    return photosOf(profileId, tx);
  });
  // Its review may have become due meanwhile.
  wakeJobs();
  return photos;
}
