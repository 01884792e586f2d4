import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import { READS_SHOWN } from '../reads-shown.ts';
import { notifyNoticeCount } from '../new-notices.ts';

/**
 * Conversation first, then the inbox, as in every writer; a mark never moves back. `seen` is the conversation
 * in the statement's snapshot: a message stored while this waits for the lock stays unread, and the counted
 * messages are all in the snapshot. Likes, visits and announcements never count as unread.
 */
const MARK: Statement = {
  name: 'mark-read',
  text: `
    with conversation as materialized (
      select c.id, p.id as peer, p.member_id as peer_member, ${READS_SHOWN} as shown,
             (select own.shows_presence from profiles own where own.id = $1) as present
        from profiles p
        join conversations c on c.profile_low = least(p.id, $1::uuid)
                            and c.profile_high = greatest(p.id, $1::uuid)
       where p.public_id = $2 and c.blocked_at is null for no key update of c),
    mark as materialized (
      select a.conversation_id, c.peer_member, c.shown, c.present, a.delivered_seq as delivered,
             greatest(a.read_seq, least(coalesce($3::int, seen.last_seq), seen.last_seq)) as seq,
             (select count(*)::int from messages m where m.conversation_id = c.id and m.sender_id = c.peer
                and m.seq > a.read_seq and m.seq <= least(coalesce($3::int, seen.last_seq), seen.last_seq)
                and m.kind = 'personal') as newly_read,
             exists (select from messages m where m.conversation_id = c.id and m.sender_id = c.peer
                and m.seq > a.read_seq and m.seq <= least(coalesce($3::int, seen.last_seq), seen.last_seq)
                and m.kind in ('like', 'visit')) as noticed
        from conversation c
        join conversations seen on seen.id = c.id
        join participants a on a.conversation_id = c.id and a.profile_id = $1
         for no key update of a),
    inbox as (
      update inboxes i set unread = i.unread - k.newly_read, change = i.change + 1
        from mark k where i.profile_id = $1 returning i.unread, i.change),
    marked as (
      update participants a set read_seq = k.seq, delivered_seq = greatest(a.delivered_seq, k.seq), unread = a.unread - k.newly_read, change = i.change
        from mark k cross join inbox i
       where a.conversation_id = k.conversation_id and a.profile_id = $1)
    select inbox.unread, k.seq, k.peer_member as "peerMember", k.shown, k.noticed,
           k.present and k.delivered < k.seq as arrived from mark k cross join inbox`,
};

type Marked = {
  readonly unread: number;
  readonly seq: number;
  readonly peerMember: string | null;
  /** Both sides show what they have read. */
  readonly shown: boolean;
  /** No device had confirmed these messages, and the member shows when they are online. */
  readonly arrived: boolean;
  /** The messages read included likes or visits. */
  readonly noticed: boolean;
};

/**
 * The member has read what a profile sent, up to a number or all of it. Notifies the member's own devices and the
 * other side, which learns of no more than the delivery where one of the two hides read marks. Returns the total of
 * unread messages. Raises `not_found` where no conversation exists.
 */
export async function markRead(
  viewer: MemberViewer,
  angelId: string,
  upTo: number | undefined,
): Promise<{ unread: number }> {
  const [row] = await run<Marked>(MARK, [viewer.profileId, angelId, upTo ?? null]);
  if (!row) return fail('not_found');
  const { seq, unread, peerMember, shown, arrived, noticed } = row;
  realtime().toMember(viewer.memberId, 'read', {
    angelId,
    seq,
    by: 'self',
    unreadTotal: unread,
  });
  if (noticed) await notifyNoticeCount(viewer);
  if (peerMember === null) return { unread };
  const mark = { angelId: viewer.angelId, seq };
  if (shown) realtime().toMember(peerMember, 'read', { ...mark, by: 'peer', unreadTotal: null });
  else if (arrived) realtime().toMember(peerMember, 'delivered', mark);
  return { unread };
}
