import { inTransaction } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { endVerification } from './end-verification.ts';

/** For members: takes back a selfie that waits for its decision, and the badge. Without either it changes nothing. */
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
    await tx.photoVerification.updateMany({
      where: { profileId, state: 'asked' },
      data: { state: 'withdrawn', decidedAt: now },
    });
    await tx.profile.update({
      where: { id: profileId },
      data: { photoCheckedAt: null, checkedPhotoId: null },
    });
    await refreshListing(tx, profileId, now);
  });
  await removeFilesNow(now);
}
