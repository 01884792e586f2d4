import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos, ownPhoto, photosOf } from '../../media/own-photos.ts';
import { appealOf } from '../../media/present-photo.ts';
import { cancelRemoval } from '../../media/schedule-removal.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';

type Appeal = {
  readonly member: MemberViewer;
  readonly photoId: string;
  readonly text: string;
  readonly now: Date;
};

/**
 * For members, once for each photo: appeals a refusal. The picture remains stored until the decision. Raises
 * `not_found`, and `appeal_closed` when there is nothing to appeal or the time is over.
 */
export async function appealPhoto({ member, photoId, text, now }: Appeal): Promise<Photo[]> {
  const { profileId, brandId } = member;
  const photos = await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const photo = await ownPhoto(tx, profileId, photoId);
    if (photo.state === 'removed') fail('not_found');
    if (appealOf(photo, now) !== 'open') fail('appeal_closed');
    if (!(await cancelRemoval(tx, photo.objectKey))) fail('appeal_closed');
    await tx.photo.update({ where: { id: photo.id }, data: { appeal: text, appealedAt: now } });
    return photosOf(profileId, tx);
  });
  announceWork(brandId);
  return photos;
}
