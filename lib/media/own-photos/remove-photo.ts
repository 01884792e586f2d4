import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos, ownPhoto, photosOf } from '../own-photos.ts';
import { scheduleRemoval } from '../schedule-removal.ts';
import { settleDefault } from '../settle-default.ts';
import { PHOTO_UNDO_MS } from '../limits.ts';

/**
 * For members, and for admins on a hosted profile: hides a photo, or the voice introduction, everywhere at once,
 * and deletes it half a minute later unless the removal is undone. Raises `not_found`.
 */
export async function removePhoto(
  { profileId }: Pick<MemberViewer, 'profileId'>,
  photoId: string,
  now: Date,
): Promise<Photo[]> {
  const dueAt = after(now, PHOTO_UNDO_MS);
  const left = await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { id, objectKey, state } = await ownPhoto(tx, profileId, photoId);
    if (state === 'removed') fail('not_found');
    await tx.photo.update({
      where: { id },
      data: { state: 'removed', stateBefore: state, isDefault: false },
    });
    await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt });
    await settleDefault(tx, profileId);
    await refreshListing(tx, profileId, now);
    return photosOf(profileId, tx);
  });
  wakeJobs(dueAt.getTime());
  return left;
}
