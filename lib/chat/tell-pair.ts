import type { MemberViewer } from '../accounts/viewer.ts';
import { realtime } from '../realtime/port.ts';
import { findPeer } from './find-peer.ts';

/** Tells the devices of both sides that their conversation closed or is open again; not why. */
export async function tellPair(
  viewer: MemberViewer,
  angelId: string,
  closed: boolean,
): Promise<void> {
  const peer = await findPeer(angelId);
  realtime().toMember(viewer.memberId, 'conversation', { angelId, closed });
  if (!peer?.memberId) return;
  realtime().toMember(peer.memberId, 'conversation', { angelId: viewer.angelId, closed });
}
