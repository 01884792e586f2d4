import { inTransaction } from '../../db/client.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { scheduleAlerts } from './schedule-alerts.ts';

/**
 * Switches the alert of a member's saved search on or off; a repetition changes nothing. Members only. Raises `not_found`
 * for another member's search.
 */
export async function changeAlert(
  { viewer, id, alert }: { viewer: MemberViewer; id: string; alert: boolean },
  now: Date,
): Promise<void> {
  const { memberId, profileId } = viewer;
  const dueAt = await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    const { count } = await tx.savedSearch.updateMany({
      where: { id, profileId },
      data: { alert },
    });
    if (count === 0) fail('not_found');
    return scheduleAlerts(tx, viewer, now);
  });
  if (dueAt !== null) wakeJobs(dueAt.getTime());
}
