import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { OWN_BLOCK } from '../closed-side.ts';
import { PEER, type PeerRow } from './peer-row.ts';
import { presentPeer } from '../present.ts';

const BLOCKED: Statement = {
  name: 'blocked-peers',
  text: `
    select ${PEER}, mine.blocked_at as at
      from participants mine join profiles p on p.id = mine.peer_id and p.state <> 'removed'
     where mine.profile_id = $1 and ${OWN_BLOCK}
     order by mine.blocked_at desc`,
};

const BLOCKED_BY: Statement = {
  name: 'has-blocked',
  text: `select 1 as one from participants mine
          where mine.profile_id = $1 and mine.peer_id = $2 and ${OWN_BLOCK}`,
};

/** Profiles that the member has blocked, newest first. Another member's id answers `not_found`. */
export async function blockedPeers(viewer: MemberViewer, trackerId: string, locale: string) {
  requireOwnName(viewer, trackerId);
  const rows = await run<PeerRow & { readonly at: Date }>(BLOCKED, [viewer.profileId]);
  return rows.map((row) => ({
    ...presentPeer(row, locale, viewer.brandId),
    time: row.at.getTime(),
  }));
}

/** Whether one profile has blocked another. */
export async function hasBlocked(profileId: string, peerId: string): Promise<boolean> {
  return (await run(BLOCKED_BY, [profileId, peerId])).length > 0;
}
