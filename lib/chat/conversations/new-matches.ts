import type { MemberViewer } from '../../identity/viewer.ts';
import { NEW_MATCHES_MAX } from '../limits.ts';
import { presentPeer } from '../present.ts';
import { PEER, type PeerRow } from './peer-row.ts';

const side = (own: string, other: string, since: string): string => `
      select c.id, c.${other} as peer, c.matched_at, c.blocked_at from conversations c
       where c.${own} = $1 and c.matched_at > ${since} and c.personal_at is null`;

/**
 * SQL: members who matched with `$1` after `since` and in whose conversation nobody has written, the newest first. The
 * match is found from either profile by an index of such conversations; `limit 1` keeps the planner from reading the
 * whole list of the member for it.
 */
export function newMatchesOf(since: string): string {
  return `
      select ${PEER}, c.matched_at as at
        from (${side('profile_low', 'profile_high', since)}
              union all ${side('profile_high', 'profile_low', since)}) c
        cross join lateral (select a.hidden_at, a.last_message_at from participants a
                             where a.conversation_id = c.id and a.profile_id = $1 limit 1) a
        join profiles p on p.id = c.peer and p.state = 'active'
        join users u on u.id = p.member_id and u.state = 'active'
       where a.hidden_at is null and a.last_message_at > ${since} and c.blocked_at is null
       order by a.last_message_at desc, c.id limit ${String(NEW_MATCHES_MAX)}`;
}

/** As it is in JSON. */
export type MatchRow = PeerRow & { readonly at: string };

/** The rows as the list shows them. */
export function presentMatches(rows: readonly MatchRow[], viewer: MemberViewer, locale: string) {
  return rows.map((row) => ({
    ...presentPeer(row, locale, viewer.brandId),
    time: Date.parse(row.at),
  }));
}
