import type { MemberViewer } from '../../identity/viewer.ts';
import { presentPeer } from '../present.ts';
import { PEER, type PeerRow } from './peer-row.ts';

type Names = { readonly member: string; readonly now: string };

/** SQL: the message of `member` that waits for credits, from the profile `$1`. A first one has no conversation yet. */
export function pendingMessageOf({ member, now }: Names): string {
  return `
      select ${PEER}, m.body as msg, m.created_at as at
        from pending_messages m
        join profiles p on p.id = m.peer_id
        left join conversations c on c.profile_low = least(p.id, $1::uuid)
                                 and c.profile_high = greatest(p.id, $1::uuid)
       where m.member_id = ${member} and m.expires_at > ${now} and c.blocked_at is null
         and (p.state = 'active' or c.id is not null)`;
}

/** As it is in JSON. */
export type PendingRow = PeerRow & { readonly msg: string; readonly at: string };

/** The member's message that waits for credits, with its receiver, as the list shows it; null without one. */
export function presentPending(row: PendingRow | null, viewer: MemberViewer, locale: string) {
  return row
    ? { ...presentPeer(row, locale, viewer.brandId), msg: row.msg, time: Date.parse(row.at) }
    : null;
}
