import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { after } from '../../kernel/clock.ts';
import { NEW_MATCHES_MAX, NEW_MATCH_MS } from '../limits.ts';
import { presentPeer } from '../present.ts';
import { PEER, type PeerRow } from './peer-row.ts';

// The match dated both sides of the conversation: the range of the list's index excludes what is older.
export const NEW_MATCHES: Statement = {
  name: 'new-matches',
  text: `
    select ${PEER}, c.matched_at as at
      from participants a
      join conversations c on c.id = a.conversation_id
      join profiles p on p.id = a.peer_id and p.state = 'active'
      join users u on u.id = p.member_id and u.state = 'active'
     where a.profile_id = $1 and a.hidden_at is null and a.last_message_at > $2
       and c.matched_at > $2 and c.personal_at is null and c.blocked_at is null
     order by a.last_message_at desc limit ${String(NEW_MATCHES_MAX)}`,
};

type MatchRow = PeerRow & { readonly at: Date };

/** Members who matched with this one lately and in whose conversation nobody has written, the newest first. */
export async function newMatches(viewer: MemberViewer, locale: string, now: Date) {
  const rows = await run<MatchRow>(NEW_MATCHES, [viewer.profileId, after(now, -NEW_MATCH_MS)]);
  return rows.map((row) => ({
    ...presentPeer(row, locale, viewer.brandId),
    time: row.at.getTime(),
  }));
}
