import { forgetViewer } from '../accounts/forget-viewer.ts';
import { inTransaction } from '../db/client.ts';
import { refreshListing } from '../discovery/refresh-listing.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from './audit.ts';

/**
 * Staff only: customer care brings a disabled member back; the profile is listed again. Raises
 * `not_found`, and `conflict` when the member is not disabled.
 */
export async function reactivateMember(trackerId: string, actor: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const member = await tx.user.findUnique({
      where: { publicId: trackerId },
      select: { id: true, state: true, disabledReason: true, profile: { select: { id: true } } },
    });
    if (!member) return fail('not_found');
    const { count } = await tx.user.updateMany({
      where: { id: member.id, state: 'disabled' },
      data: { state: 'active', disabledReason: null },
    });
    if (count === 0) fail('conflict', { state: member.state });
    if (member.profile) await refreshListing(tx, member.profile.id, now);
    const data = { reason: member.disabledReason };
    await audit(tx, { actor, action: 'reactivate_member', subject: member.id, data, now });
    forgetViewer(member.id);
  });
}
