import { requestNotice } from '../chat/pending-notifications.ts';
import { inTransaction } from '../db/client.ts';
import { noticePause, noticePauseColumns } from '../identity/notice-pause.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { wakeJobs } from '../queue/wake.ts';

/** A member ends the pause of all notices before its time; without a pause nothing changes. */
export async function resumeNotices(member: MemberViewer, now: Date): Promise<void> {
  const where = { id: member.memberId };
  const ended = await inTransaction(async (tx) => {
    const account = await tx.user.findUniqueOrThrow({ where, select: noticePauseColumns });
    if (noticePause(account, now) === null) return false;
    await tx.user.update({ where, data: { noticesResumeAt: now } });
    await requestNotice(tx, member, now);
    return true;
  });
  if (ended) wakeJobs();
}
