import type { Brand } from '../brands/schema.ts';
import { requestNotice } from '../chat/pending-notifications.ts';
import { inTransaction } from '../db/client.ts';
import type { NoticePause } from '../identity/notice-pause.ts';
import { requireSelf } from '../identity/require-own-name.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { wakeJobs } from '../queue/wake.ts';
import type { PauseLength } from './limits.ts';
import { pauseEnd } from './pause-end.ts';

type Pausing = {
  readonly member: MemberViewer;
  readonly named: string | undefined;
  readonly brand: Brand;
  readonly length: PauseLength;
  readonly timeZone: string | undefined;
  readonly now: Date;
};

/**
 * A member pauses all notices, in place of a pause in force. When it ends, what is unread then is notified once. Raises
 * `not_found` for another member's id.
 */
export async function pauseNotices(pausing: Pausing): Promise<NoticePause> {
  const { member, named, brand, length, timeZone, now } = pausing;
  requireSelf(member, named);
  const until = pauseEnd({ length, timeZone, brandZone: brand.timezone, now });
  await inTransaction(async (tx) => {
    await tx.user.update({
      where: { id: member.memberId },
      data: { noticesPausedAt: now, noticesResumeAt: until },
    });
    if (until !== null) await requestNotice(tx, member, until);
  });
  if (until !== null) wakeJobs(until.getTime());
  return { until };
}
