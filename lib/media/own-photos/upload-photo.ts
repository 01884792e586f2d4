import type { MemberViewer } from '../../identity/viewer.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';
import { reviewDueAt } from '../../review-queue/review-due.ts';
import { lockPhotos, photosOf } from '../own-photos.ts';
import { storePrivatePhoto } from '../photo-files.ts';
import { printColumns } from '../photo-print.ts';
import { renderPhoto } from '../render-photo.ts';
import { cancelRemoval } from '../schedule-removal.ts';
import { storePicture } from '../store-picture.ts';
import { PROFILE_PHOTOS } from '../limits.ts';
import type { Crop, Rendered } from '../rendered-picture.ts';

type Upload = {
  readonly member: Pick<MemberViewer, 'profileId'>;
  readonly bytes: Buffer;
  readonly crop?: Crop | undefined;
  /** Client-generated id: an upload repeated after a lost response creates no second photo. */
  readonly uploadId?: string | undefined;
  readonly now: Date;
};

/**
 * For members on their own profile, and for admins on a hosted one: adds a photo, last in order and waiting
 * for review. Raises `photos_full` and what `renderPhoto` raises.
 */
export async function uploadPhoto(upload: Upload): Promise<Photo> {
  const { member, bytes, crop, now } = upload;
  const known = await alreadySent(upload);
  if (known) return known;
  // Checked before the image work and again when the photo is added: two uploads may run concurrently.
  if ((await photosOf(member.profileId)).length >= PROFILE_PHOTOS) full();
  const rendered = await renderPhoto(bytes, crop);
  try {
    const photo = await storePicture({
      now,
      storeFiles: (objectKey) => storePrivatePhoto(objectKey, rendered),
      add: (objectKey) => add({ ...upload, objectKey, rendered }),
    });
    if (photo.brandId !== null) announceWork(photo.brandId);
    if (photo.reviewDueAt) wakeJobs(photo.reviewDueAt.getTime());
    return photo;
  } catch (error) {
    const twin = await alreadySent(upload);
    if (twin) return twin;
    throw error;
  }
}

function full(): never {
  return fail('photos_full', { most: PROFILE_PHOTOS });
}

async function alreadySent({ member, uploadId }: Upload): Promise<Photo | null> {
  if (uploadId === undefined) return null;
  const { profileId } = member;
  return db().photo.findUnique({ where: { profileId_uploadId: { profileId, uploadId } } });
}

function add(
  upload: Upload & { readonly objectKey: string; readonly rendered: Rendered },
): Promise<Photo> {
  const { member, objectKey, rendered, uploadId, now } = upload;
  const { profileId } = member;
  return inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { state } = await tx.profile.findUniqueOrThrow({ where: { id: profileId } });
    // The account was erased during the upload.
    if (state === 'removed') fail('not_found');
    const present = await photosOf(profileId, tx);
    if (present.length >= PROFILE_PHOTOS) full();
    if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
    const { width, height } = rendered;
    const last = present.at(-1)?.position ?? -1;
    return tx.photo.create({
      data: {
        id: newId(now.getTime()),
        profileId,
        objectKey,
        width,
        height,
        state: 'pending',
        position: last + 1,
        createdAt: now,
        reviewDueAt: reviewDueAt(now),
        uploadId: uploadId ?? null,
        ...printColumns(rendered.print, now),
      },
    });
  });
}
