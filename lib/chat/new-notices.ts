import { run, type Statement } from '../db/statement.ts';
import { realtime } from '../realtime/port.ts';

// Reads only the conversations with a like or visit since the list was last seen. Counts each one separately:
// with a join, the planner would read the likes and visits of all profiles.
const NEW_NOTICES: Statement = {
  name: 'new-notices',
  text: `
    with seen as materialized (
      select coalesce((select notices_seen_at from inboxes where profile_id = $1), '-infinity') as at)
    select coalesce(sum(unseen.count), 0)::int as count
      from seen
      join participants a on a.profile_id = $1 and a.last_notice_at > seen.at
      join conversations c on c.id = a.conversation_id and c.blocked_at is null
      join profiles p on p.id = a.peer_id and p.state = 'active'
      cross join lateral (
        select count(*) from messages m
         where m.conversation_id = a.conversation_id and m.seq > greatest(a.read_seq, a.expired_seq)
           and m.sender_id = a.peer_id and (m.kind = 'like' or (m.kind = 'visit' and not p.incognito))
           and m.removed_at is null and m.created_at > seen.at) unseen
     where a.hidden_at is null`,
};

/** Number of likes and visits that a profile has received and not seen yet. */
export async function newNotices(profileId: string): Promise<number> {
  const [row] = await run<{ count: number }>(NEW_NOTICES, [profileId]);
  return row?.count ?? 0;
}

/** Sends a member's devices the number of unseen notices, after some were seen or withdrawn. */
export async function notifyNoticeCount(owner: {
  readonly memberId: string;
  readonly profileId: string;
}): Promise<void> {
  const newNotifications = await newNotices(owner.profileId);
  realtime().toMember(owner.memberId, 'notices', { newNotifications });
}
