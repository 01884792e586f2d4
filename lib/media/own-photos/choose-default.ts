import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos, ownPhoto, photosOf } from '../own-photos.ts';
import { endOutdatedCheck } from '../settle-default.ts';

/**
 * For members, and for admins on a hosted profile: sets the photo that represents the profile wherever one is
 * shown. A pending photo takes effect when it is approved. Raises `not_found`, and `conflict` for a refused
 * or removed one.
 */
export function chooseDefault(
  { profileId }: Pick<MemberViewer, 'profileId'>,
  photoId: string,
  now: Date,
): Promise<Photo[]> {
  return inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { id, state, voiceMs } = await ownPhoto(tx, profileId, photoId);
    if (voiceMs !== null) fail('not_found');
    if (state !== 'approved' && state !== 'pending') fail('conflict', { state });
    await tx.photo.updateMany({
      where: { profileId, isDefault: true, id: { not: id } },
      data: { isDefault: false },
    });
    await tx.photo.update({ where: { id }, data: { isDefault: true } });
    await endOutdatedCheck(tx, profileId);
    await refreshListing(tx, profileId, now);
    return photosOf(profileId, tx);
  });
}
