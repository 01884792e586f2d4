import type { MemberViewer } from '../accounts/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { realtime } from '../realtime/port.ts';
import { findPeer } from './find-peer.ts';

const TALKING: Statement = {
  name: 'are-talking',
  text: `select 1 as one from conversations
          where profile_low = least($1::uuid, $2::uuid) and profile_high = greatest($1::uuid, $2::uuid)
            and last_message_at is not null and blocked_at is null`,
};

/** Shows the other member that somebody writes. Only where the two talk already; else it says nothing. */
export async function tellTyping(viewer: MemberViewer, angelId: string): Promise<void> {
  const peer = await findPeer(angelId);
  if (!peer?.memberId) return;
  const [row] = await run(TALKING, [viewer.profileId, peer.profileId]);
  if (row) realtime().toMember(peer.memberId, 'typing', { angelId: viewer.angelId });
}
