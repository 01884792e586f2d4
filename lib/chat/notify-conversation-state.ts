import type { MemberViewer } from '../accounts/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { realtime } from '../realtime/port.ts';

// Who never heard of the other is told nothing: the name alone would say who has blocked them.
const ACQUAINTED: Statement = {
  name: 'acquainted-peer',
  text: `
    select p.member_id as "memberId"
      from profiles p join participants a on a.profile_id = p.id and a.peer_id = $1
     where p.public_id = $2 and p.member_id is not null
       and (a.last_message_at is not null or a.last_notice_at is not null)`,
};

/**
 * Tells the devices of both sides that their conversation closed or is open again; not why. The other side
 * hears of it where something had passed to it.
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
