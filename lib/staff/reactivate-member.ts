import { forgetViewer } from '../identity/forget-viewer.ts';
import { lockMember } from '../identity/lock-member.ts';
import { afterCommit, inTransaction } from '../db/client.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import type { ReactivationReason } from '../review-queue/reasons.ts';
import { recordMeasure } from '../moderation/record-measure.ts';

type StaffAction = {
  readonly trackerId: string;
  readonly reason: ReactivationReason;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: reactivates a disabled member; the profile is listed again and the member is notified. Raises
 * `not_found`, and `conflict` when the member is not disabled.
 */
export async function reactivateMember({ trackerId, now, ...action }: StaffAction): Promise<void> {
  await inTransaction(async (tx) => {
    const found = await tx.user.findUnique({
      where: { publicId: trackerId },
      select: { id: true, disabledReason: true, profile: { select: { id: true } } },
    });
    if (!found) return fail('not_found');
    const { id, disabledReason, profile } = found;
    const member = await lockMember(tx, id);
    const { count } = await tx.user.updateMany({
      where: { id, state: 'disabled' },
      data: { state: 'active', disabledReason: null },
    });
    if (count === 0) fail('conflict', { state: member.state });
    if (profile) await refreshListing(tx, profile.id, now);
    const data = { closedFor: disabledReason };
    await recordMeasure(tx, member, { kind: 'reactivation', details: '', ...action, data, now });
    afterCommit(tx, () => {
      forgetViewer(id);
    });
  });
  wakeJobs();
}
