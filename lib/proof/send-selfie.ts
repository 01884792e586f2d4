import { afterCommit, db, inTransaction } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { selfieName } from '../media/photo-files.ts';
import { photoStore } from '../media/photo-store.ts';
import { renderPhoto } from '../media/render-photo.ts';
import { cancelRemoval } from '../media/schedule-removal.ts';
import { storePicture } from '../media/store-picture.ts';
import { wakeJobs } from '../queue/wake.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { reviewDueAt } from '../review-queue/review-due.ts';

type Selfie = {
  readonly member: Pick<MemberViewer, 'profileId'>;
  readonly bytes: Buffer;
  readonly now: Date;
};

const askedOf = (profileId: string, now: Date) =>
  ({ profileId, state: 'asked', expiresAt: { gt: now } }) as const;

/**
 * For members: sends the selfie in the pose that is asked, to be compared with the main photo. Raises `pose_expired`
 * without a valid pose, and what `renderPhoto` raises. No hash or template is computed from the picture.
 */
export async function sendSelfie({ member: { profileId }, bytes, now }: Selfie): Promise<void> {
  const where = askedOf(profileId, now);
  if ((await db().photoVerification.count({ where })) === 0) fail('pose_expired');
  const { picture } = await renderPhoto(bytes);
  const dueAt = reviewDueAt(now);
  await storePicture({
    now,
    storeFiles: (objectKey) => photoStore().put(selfieName(objectKey), picture, 'image/jpeg'),
    add: (objectKey) =>
      inTransaction(async (tx) => {
        await lockPhotos(tx, profileId);
        if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
        const [sent] = await tx.photoVerification.updateManyAndReturn({
          where,
          data: { state: 'pending', objectKey, sentAt: now, dueAt },
          select: { brandId: true },
        });
        const { brandId } = sent ?? fail('pose_expired');
        afterCommit(tx, () => {
          announceWork(brandId);
        });
      }),
  });
  if (dueAt) wakeJobs(dueAt.getTime());
}
