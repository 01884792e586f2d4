import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { realtime } from '../../realtime/port.ts';

// A notice may be dated slightly ahead of this process's clock: the newest received one counts as seen too.
const SEEN: Statement = {
  name: 'mark-notices-seen',
  text: `
    update inboxes i set change = i.change + 1, notices_seen_at = greatest(i.notices_seen_at, $2,
           (select max(a.last_notice_at) from participants a
             where a.profile_id = $1 and a.last_notice_at is not null))
     where i.profile_id = $1 returning i.unread`,
};

/**
 * The member has opened the list of likes and visits received so far; messages stay unread. Notifies the
 * member's devices. Returns the number of unread messages.
 */
export async function markNoticesSeen(
  viewer: MemberViewer,
  now: Date,
): Promise<{ unread: number }> {
  const [row] = await run<{ unread: number }>(SEEN, [viewer.profileId, now]);
  realtime().toMember(viewer.memberId, 'notices', { newNotifications: 0 });
  return { unread: row?.unread ?? 0 };
}
