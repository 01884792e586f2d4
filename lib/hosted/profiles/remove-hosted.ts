import { inTransaction } from '../../db/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { removePhotosOf } from '../../media/remove-photos-of.ts';
import { audit } from '../../audit/audit.ts';

type StaffAction = { readonly profileId: string; readonly actor: string; readonly now: Date };

/**
 * Removes for good a hosted profile without any conversation. One with a conversation raises `conflict` and
 * can be paused instead, so that its conversations stay readable. For admins. Raises `not_found`, `conflict`.
 */
export async function removeHosted({ profileId, actor, now }: StaffAction): Promise<void> {
  await inTransaction(async (tx) => {
    await removePhotosOf(tx, profileId, now);
    const sentMessage = await tx.participant.findFirst({
      where: { profileId },
      select: { peerId: true },
    });
    if (sentMessage) fail('conflict');
    const { count } = await tx.profile.updateMany({
      where: { id: profileId, kind: 'hosted', state: { not: 'removed' } },
      data: { state: 'removed' },
    });
    if (count === 0) fail('not_found');
    await refreshListing(tx, profileId, now);
    await audit(tx, { actor, action: 'hosted_profile.remove', subject: profileId, now });
  });
  wakeJobs();
}
