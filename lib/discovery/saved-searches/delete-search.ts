import { inTransaction } from '../../db/client.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { scheduleAlerts } from './schedule-alerts.ts';

/** Deletes a member's saved search, and its alert. Members only. Raises `not_found` for another member's search. */
export async function deleteSearch(viewer: MemberViewer, id: string, now: Date): Promise<void> {
  const { memberId, profileId } = viewer;
  await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    const { count } = await tx.savedSearch.deleteMany({ where: { id, profileId } });
    if (count === 0) fail('not_found');
    await scheduleAlerts(tx, viewer, now);
  });
}
