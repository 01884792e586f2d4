import { inTransaction } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { endVerification } from './end-verification.ts';

/**
 * For members: takes back a selfie that waits for its decision, and the badge. A pose that is asked stays, since nobody
 * chooses theirs by asking again.
 */
export async function withdrawVerification(
  { profileId }: Pick<MemberViewer, 'profileId'>,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const pending = await tx.photoVerification.findFirst({
      where: { profileId, state: 'pending' },
      select: { id: true },
    });
    if (pending) await endVerification(tx, { id: pending.id, state: 'withdrawn', now });
    const latest = await tx.photoVerification.findFirst({
      where: { profileId, state: 'approved' },
      orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    });
    if (latest) {
      const { id } = latest;
      await tx.photoVerification.update({ where: { id }, data: { state: 'withdrawn' } });
    }
    await tx.profile.update({
      where: { id: profileId },
      data: { photoCheckedAt: null, checkedPhotoId: null },
    });
    await refreshListing(tx, profileId, now);
  });
  await removeFilesNow(now);
}
