import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { presentPeer } from '../present.ts';
import { PEER, type PeerRow } from './peer-row.ts';

// A first message that lacked credits has no conversation yet.
const PENDING: Statement = {
  name: 'listed-pending-message',
  text: `
    select ${PEER}, m.body as msg, m.created_at as at
      from pending_messages m
      join profiles p on p.id = m.peer_id
      left join conversations c on c.profile_low = least(p.id, $2::uuid)
                               and c.profile_high = greatest(p.id, $2::uuid)
     where m.member_id = $1 and m.expires_at > $3 and c.blocked_at is null
       and (p.state = 'active' or c.id is not null)`,
};

type PendingRow = PeerRow & { readonly msg: string; readonly at: Date };

/** The member's message that waits for credits, with its receiver, as the list shows it; null without one. */
export async function listedPendingMessage(viewer: MemberViewer, locale: string, now: Date) {
  const [row] = await run<PendingRow>(PENDING, [viewer.memberId, viewer.profileId, now]);
  return row
    ? { ...presentPeer(row, locale, viewer.brandId), msg: row.msg, time: row.at.getTime() }
    : null;
}
