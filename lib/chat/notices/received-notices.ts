import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { PEER, type PeerRow } from '../conversations/peer-row.ts';
import { presentPeer } from '../present.ts';
import { realtime } from '../../realtime/port.ts';

const MAX_ROWS = 200;
// Both likes of a match are shown as such, whichever came first.
// The newest notices are all in the conversations with the latest notices: no others are read.
const NOTICES: Statement = {
  name: 'received-notices',
  text: `
    with held as materialized (
      select a.conversation_id, a.peer_id, a.read_seq, a.expired_seq, c.matched_at is not null as matched
        from participants a
        join conversations c on c.id = a.conversation_id and c.blocked_at is null
        join profiles p on p.id = a.peer_id and p.state = 'active'
       where a.profile_id = $1 and a.last_notice_at is not null and a.hidden_at is null
       order by a.last_notice_at desc limit ${MAX_ROWS})
    select ${PEER}, m.kind as type, m.created_at as at,
           case when h.matched and m.kind = 'like' then 'like_reply' else m.category end as category,
           m.seq <= h.read_seq or coalesce(m.created_at <= i.notices_seen_at, false) as "isRead"
      from held h
      join messages m on m.conversation_id = h.conversation_id and m.sender_id = h.peer_id
                     and m.seq > h.expired_seq
                     and m.kind in ('like', 'visit') and m.removed_at is null
      join profiles p on p.id = h.peer_id and (m.kind = 'like' or not p.incognito)
      left join inboxes i on i.profile_id = $1
     order by m.created_at desc limit ${MAX_ROWS}`,
};

type NoticeRow = PeerRow & {
  readonly type: string;
  readonly category: string | null;
  readonly isRead: boolean;
  readonly at: Date;
};

/** Likes and visits that the member received, newest first. Another member's id answers `not_found`. */
export async function receivedNotices(viewer: MemberViewer, trackerId: string, locale: string) {
  requireOwnName(viewer, trackerId);
  const rows = await run<NoticeRow>(NOTICES, [viewer.profileId]);
  const shown = rows.map((row) => ({
    ...presentPeer(row, locale, viewer.brandId),
    type: row.type,
    category: row.category,
    isRead: row.isRead,
    time: row.at.getTime(),
  }));
  return {
    like: shown.filter(({ type }) => type === 'like'),
    visits: shown.filter(({ type }) => type === 'visit'),
  };
}

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
