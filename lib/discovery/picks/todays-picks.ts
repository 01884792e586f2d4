import { run, type Statement } from '../../db/statement.ts';
import { listedAndSuiting } from '../../identity/suits.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { shuffleDay } from '../../listings/shuffle.ts';
import { withPlaceNames } from '../../places/place-names.ts';
import { PROFILE_COLUMNS, type ProfileRow, type StoredProfile } from '../profile-row.ts';
import { choosePicks } from './choose-picks.ts';
import type { OwnAnswers } from './own-answers.ts';

const STORED: Statement = {
  name: 'picks-stored',
  text: `select peer_id as id, day = $2::date as "isToday" from daily_picks where profile_id = $1`,
};

// The locks on the accounts exclude their erasure, which would not find the new rows. Of two first looks, one stores.
const STORE: Statement = {
  name: 'picks-store',
  text: `
    with owner as (select id from users where id = $2 and state = 'active' for share),
    peers as (
      select p.id from users u join profiles p on p.member_id = u.id
       where p.id = any($4::uuid[]) and u.state = 'active' for share of u)
    insert into daily_picks (profile_id, day, position, peer_id, picked_at)
    select $1, $3::date, t.position, t.id, $5::timestamptz
      from owner, unnest($4::uuid[]) with ordinality as t (id, position) join peers on peers.id = t.id
    on conflict do nothing`,
};

const SHOWN: Statement = {
  name: 'picks-shown',
  text: `
    select ${PROFILE_COLUMNS} from daily_picks d join profiles p on p.id = d.peer_id
     where d.profile_id = $1 and d.day = $2::date and p.kind = 'member' and p.state = 'active'
       and not exists (
         select from participants t where t.profile_id = $1 and t.peer_id = p.id and t.blocked_at is not null)
       and not exists (
         select from participants t where t.profile_id = p.id and t.peer_id = $1 and t.blocked_at is not null)
       and ${listedAndSuiting({ profile: 'p.id', brand: '$3', gender: '$4', seeking: '$5' })}
     order by d.position`,
};

/**
 * The profiles picked for a member today. The first look of a day chooses and stores them; after that none is added, and
 * those who left, were blocked or no longer suit are left out. Any member may call.
 */
export async function todaysPicks(
  viewer: MemberViewer,
  own: OwnAnswers,
  now: Date,
): Promise<readonly ProfileRow[]> {
  const { profileId, memberId, brandId, gender, seeking } = viewer;
  const day = shuffleDay(now);
  const stored = await run<{ id: string; isToday: boolean }>(STORED, [profileId, day]);
  if (!stored.some(({ isToday }) => isToday)) {
    const recent = new Set(stored.map(({ id }) => id));
    const chosen = await choosePicks(viewer, own, recent, now);
    if (chosen.length === 0) return [];
    await run(STORE, [profileId, memberId, day, chosen, now]);
  }
  const rows = await run<StoredProfile>(SHOWN, [profileId, day, brandId, gender, seeking]);
  return withPlaceNames(rows);
}
