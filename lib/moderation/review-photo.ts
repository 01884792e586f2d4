import { refreshListing } from '../discovery/refresh-listing.ts';
import { db, inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { photoStore } from '../media/photo-store.ts';
import { namesOf } from '../media/variants.ts';

type Review = { readonly photoId: string; readonly actor: string; readonly now: Date };

/**
 * Publishes a pending photo. For staff, and the demo's own moderation. The first approved photo of a
 * profile becomes its default one. Raises `not_found`, and `conflict` when it was reviewed before.
 */
export async function approvePhoto({ photoId, actor, now }: Review): Promise<void> {
  const photo = await pendingPhoto(photoId);
  const bytes = await photoStore().get(`private/${photo.objectKey}.webp`);
  if (bytes === null) fail('not_found');
  // The public copy comes first: an approved row without its picture would show a hole.
  await photoStore().put(`public/${photo.objectKey}.webp`, bytes, 'image/webp');
  await inTransaction(async (tx) => {
    const hasDefault = await tx.photo.count({
      where: { profileId: photo.profileId, isDefault: true },
    });
    const { count } = await tx.photo.updateMany({
      where: { id: photoId, state: 'pending' },
      data: { state: 'approved', reviewedAt: now, ...(hasDefault === 0 && { isDefault: true }) },
    });
    if (count === 0) fail('conflict');
    await tx.auditEntry.create({
      data: { id: newId(), actor, action: 'photo.approve', subject: photoId, data: {}, at: now },
    });
    await refreshListing(tx, photo.profileId, now);
  });
  await photoStore().remove([`private/${photo.objectKey}.webp`]);
}

/**
 * Refuses a photo, pending or approved, with the reason its owner reads, and deletes it. For staff.
 * Raises `not_found`.
 */
export async function rejectPhoto({
  photoId,
  actor,
  reason,
  now,
}: Review & { readonly reason: string }): Promise<void> {
  const photo = await db().photo.findUnique({ where: { id: photoId } });
  if (photo === null) fail('not_found');
  await inTransaction(async (tx) => {
    await tx.photo.update({
      where: { id: photoId },
      data: { state: 'rejected', reason, isDefault: false, reviewedAt: now },
    });
    await tx.auditEntry.create({
      data: {
        id: newId(),
        actor,
        action: 'photo.reject',
        subject: photoId,
        data: { reason },
        at: now,
      },
    });
    await refreshListing(tx, photo.profileId, now);
  });
  await photoStore().remove(namesOf(photo.objectKey));
}

async function pendingPhoto(id: string) {
  const photo = await db().photo.findUnique({ where: { id } });
  if (photo === null) return fail('not_found');
  return photo.state === 'pending' ? photo : fail('conflict');
}
