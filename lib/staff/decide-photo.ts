import { inTransaction } from '../db/client.ts';
import { refreshListing } from '../discovery/refresh-listing.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from './audit.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Decision = {
  readonly photoId: string;
  readonly approve: boolean;
  /** Told to the member when refused. */
  readonly reason?: string | undefined;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only: a waiting photo becomes public or is refused with a reason. Raises `not_found`, and
 * `conflict` when it no longer waits or a refusal has no reason.
 */
export async function decidePhoto({
  photoId,
  approve,
  reason,
  actor,
  now,
}: Decision): Promise<void> {
  if (!approve && (reason === undefined || reason === '')) fail('conflict', { missing: 'reason' });
  if (!UUID.test(photoId)) fail('not_found');
  await inTransaction(async (tx) => {
    const photo = await tx.photo.findUnique({
      where: { id: photoId },
      select: { profileId: true, state: true },
    });
    if (!photo) return fail('not_found');
    const { count } = await tx.photo.updateMany({
      where: { id: photoId, state: 'pending' },
      data: {
        state: approve ? 'approved' : 'rejected',
        reason: approve ? null : (reason ?? null),
        reviewedAt: now,
      },
    });
    if (count === 0) fail('conflict', { state: photo.state });
    await refreshListing(tx, photo.profileId, now);
    const action = approve ? 'approve_photo' : 'reject_photo';
    await audit(tx, { actor, action, subject: photoId, data: { reason: reason ?? null }, now });
  });
}
