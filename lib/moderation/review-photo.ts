import { inTransaction } from '../db/client.ts';
import type { Photo } from '../db/generated/client.ts';
import { refreshListing } from '../discovery/refresh-listing.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { keepPhoto } from '../media/photo-files.ts';
import { appealUntil } from '../media/present-photo.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { scheduleRemoval } from '../media/schedule-removal.ts';
import { settleDefault } from '../media/settle-default.ts';
import { publicVariant } from '../media/variants.ts';
import { audit } from '../staff/audit.ts';
import { photoForReview } from './photo-for-review.ts';
import { publishKept } from './publish-kept.ts';
import type { PhotoReason } from './reasons.ts';
import { tellRefusal } from './tell-refusal.ts';

type Review = {
  readonly photoId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Publishes a pending photo. For staff, and the demo's own moderation. The first approved photo of a
 * profile becomes its default one. Raises `not_found`, and `conflict` when it was reviewed before.
 */
export async function approvePhoto(review: Review): Promise<void> {
  await publishKept({ ...review, from: { state: 'pending' }, also: {}, action: 'photo.approve' });
}

/** An approved picture goes back to where only its owner and the reviewers of an appeal see it. */
async function takeBack({ objectKey, state }: Photo): Promise<void> {
  if (state !== 'approved') return;
  const picture = await publicVariant(objectKey, '.jpg');
  const card = await publicVariant(objectKey, '-card.webp');
  if (picture && card) await keepPhoto(objectKey, { picture, card });
}

/**
 * Refuses a photo, pending or approved, with the reason its owner reads. Everything public is deleted at
 * once, the original when the time for an appeal is over; the owner is told by mail. For staff. Raises `not_found`, and `conflict`
 * when it was refused or removed before.
 */
export async function rejectPhoto(
  review: Review & { readonly reason: PhotoReason },
): Promise<void> {
  const { photoId, actor, purpose, reason, now } = review;
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
    const why = { data: { reason }, purpose };
    await audit(tx, { actor, action: 'photo.reject', subject: photoId, ...why, now });
    await refreshListing(tx, profileId, now);
  });
  wakeJobs();
  await removeFilesNow(now);
}
