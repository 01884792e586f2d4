import { db, inTransaction } from '../db/client.ts';
import type { Photo, Prisma } from '../db/generated/client.ts';
import { refreshListing } from '../discovery/refresh-listing.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { keepPhoto, keptName, ownCardName } from '../media/photo-files.ts';
import { photoStore } from '../media/photo-store.ts';
import { appealUntil } from '../media/present-photo.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { scheduleRemoval } from '../media/schedule-removal.ts';
import { settleDefault } from '../media/settle-default.ts';
import { publicVariant, publishPhoto } from '../media/variants.ts';
import { audit } from '../staff/audit.ts';
import type { PhotoReason } from './reasons.ts';
import { tellRefusal } from './tell-refusal.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Review = { readonly photoId: string; readonly actor: string; readonly now: Date };

type Publication = Review & {
  /** Which rows may become public; anything else is a `conflict`. */
  readonly from: Prisma.PhotoWhereInput;
  readonly also: Prisma.PhotoUpdateManyMutationInput;
  readonly action: string;
};

/** A photo for those who review. Raises `not_found`. */
export async function photoForReview(photoId: string): Promise<Photo> {
  if (!UUID.test(photoId)) fail('not_found');
  return (await db().photo.findUnique({ where: { id: photoId } })) ?? fail('not_found');
}

/** Makes a kept picture public; shared by approval and granted appeals. */
export async function publish(publication: Publication): Promise<void> {
  const { photoId, actor, now, from, also, action } = publication;
  const { objectKey, profileId } = await photoForReview(photoId);
  const kept = await photoStore().get(keptName(objectKey));
  if (kept === null)
    fail((await photoForReview(photoId)).state === 'pending' ? 'not_found' : 'conflict');
  // The public copies come first: an approved row without its picture would show a hole.
  await publishPhoto(objectKey, kept);
  const published = await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { count } = await tx.photo.updateMany({
      where: { AND: [{ id: photoId }, from] },
      data: { state: 'approved', reason: null, reviewedAt: now, ...also },
    });
    if (count === 0) {
      const { state } = await tx.photo.findUniqueOrThrow({ where: { id: photoId } });
      if (state !== 'approved')
        await scheduleRemoval(tx, { objectKey, scope: 'public', dueAt: now });
      return false;
    }
    await tx.photoRemoval.deleteMany({ where: { objectKey } });
    await settleDefault(tx, profileId);
    await audit(tx, { actor, action, subject: photoId, now });
    await refreshListing(tx, profileId, now);
    return true;
  });
  if (published) {
    await photoStore().remove([keptName(objectKey), ownCardName(objectKey)]);
    return;
  }
  await removeFilesNow(now);
  fail('conflict');
}

/**
 * Publishes a pending photo. For staff, and the demo's own moderation. The first approved photo of a
 * profile becomes its default one. Raises `not_found`, and `conflict` when it was reviewed before.
 */
export async function approvePhoto(review: Review): Promise<void> {
  await publish({ ...review, from: { state: 'pending' }, also: {}, action: 'photo.approve' });
}

/** An approved picture goes back to where only its owner and the reviewers of an appeal see it. */
async function takeBack({ objectKey, state, width, height }: Photo): Promise<void> {
  if (state !== 'approved') return;
  const picture = await publicVariant(objectKey, '.jpg');
  const card = await publicVariant(objectKey, '-card.webp');
  if (picture && card) await keepPhoto(objectKey, { picture, card, width, height });
}

/**
 * Refuses a photo, pending or approved, with the reason its owner reads. Everything public is deleted at
 * once, the original when the time for an appeal is over; the owner is told by mail. For staff. Raises `not_found`, and `conflict`
 * when it was refused or removed before.
 */
export async function rejectPhoto(
  review: Review & { readonly reason: PhotoReason },
): Promise<void> {
  const { photoId, actor, reason, now } = review;
  const photo = await photoForReview(photoId);
  const { objectKey, profileId } = photo;
  await takeBack(photo);
  await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { count } = await tx.photo.updateMany({
      where: { id: photoId, state: { in: ['pending', 'approved'] } },
      data: { state: 'rejected', reason, isDefault: false, reviewedAt: now },
    });
    if (count === 0) fail('conflict');
    await scheduleRemoval(tx, { objectKey, scope: 'public', dueAt: now });
    await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: appealUntil(now) });
    await settleDefault(tx, profileId);
    await tellRefusal(tx, { profileId, photoId, reason, now });
    await audit(tx, { actor, action: 'photo.reject', subject: photoId, data: { reason }, now });
    await refreshListing(tx, profileId, now);
  });
  wakeJobs();
  await removeFilesNow(now);
}
