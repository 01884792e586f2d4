import { inTransaction } from '../../db/client.ts';
import type { PhotoReason } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { photoForReview } from './photo-for-review.ts';
import { publishPrivatePhoto } from './publish-private-photo.ts';
import { refusePhoto, unpublishPhoto } from './refuse-photo.ts';

type Review = {
  readonly photoId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Publishes a pending photo. For staff and the demo's automatic moderation. The first approved photo of a
 * profile becomes its default. Raises `not_found`, and `conflict` when it was reviewed before.
 */
export async function approvePhoto(review: Review): Promise<void> {
  await publishPrivatePhoto({
    ...review,
    from: { state: 'pending' },
    also: {},
    action: 'photo.approve',
  });
}

/**
 * For staff: refuses a photo, pending or approved, with a reason for its owner. Public files are deleted at
 * once, the original after the appeal period; the owner is notified by mail. Raises `not_found`, and
 * `conflict` when it was refused or removed before.
 */
export async function rejectPhoto(
  review: Review & { readonly reason: PhotoReason },
): Promise<void> {
  const { photoId, ...refusal } = review;
  const photo = await photoForReview(photoId);
  await unpublishPhoto(photo);
  await inTransaction((tx) => refusePhoto(tx, photo, refusal));
  wakeJobs();
  await removeFilesNow(review.now);
}
