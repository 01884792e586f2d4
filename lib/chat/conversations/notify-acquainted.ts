import { run, type Statement } from '../../db/statement.ts';
import { realtime } from '../../realtime/port.ts';

const ACQUAINTED: Statement = {
  name: 'acquainted-sides',
  text: `
    select p.member_id as "memberId", q.public_id as "angelId"
      from participants a
      join profiles p on p.id = a.profile_id and p.member_id is not null
      join profiles q on q.id = a.peer_id
     where ((a.profile_id = $1 and a.peer_id = $2) or (a.profile_id = $2 and a.peer_id = $1))
       and (a.last_message_at is not null or a.last_notice_at is not null)`,
};

type Side = { readonly memberId: string; readonly angelId: string };

/**
 * Notifies the devices of both sides that their conversation closed or is open again, without the reason; a side that
 * no message or notice of the other has reached gets nothing: the event alone would name the other's account.
 */
export async function notifyAcquainted(
  profileId: string,
  peerId: string,
  closed: boolean,
): Promise<void> {
  for (const { memberId, angelId } of await run<Side>(ACQUAINTED, [profileId, peerId])) {
    realtime().toMember(memberId, 'conversation', { angelId, closed });
    if (closed) realtime().hidePresence(angelId, memberId);
  }
}
