import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { realtime } from '../../realtime/port.ts';

// A peer without earlier contact is not notified: the name alone would reveal who has blocked them.
const ACQUAINTED: Statement = {
  name: 'acquainted-peer',
  text: `
    select p.member_id as "memberId"
      from profiles p join participants a on a.profile_id = p.id and a.peer_id = $1
     where p.public_id = $2 and p.member_id is not null
       and (a.last_message_at is not null or a.last_notice_at is not null)`,
};

/**
 * Notifies the devices of both sides that their conversation closed or is open again, without the reason. The
 * other side is notified only if a message or notice had passed to it.
 */
export async function notifyConversationState(
  viewer: MemberViewer,
  angelId: string,
  closed: boolean,
): Promise<void> {
  realtime().toMember(viewer.memberId, 'conversation', { angelId, closed });
  if (closed) realtime().hidePresence(angelId, viewer.memberId);
  const [peer] = await run<{ memberId: string }>(ACQUAINTED, [viewer.profileId, angelId]);
  if (!peer) return;
  realtime().toMember(peer.memberId, 'conversation', { angelId: viewer.angelId, closed });
  if (closed) realtime().hidePresence(viewer.angelId, peer.memberId);
}
