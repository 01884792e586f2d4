import { retryOnDeadlock } from '../../db/retry.ts';
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
  text: `select 1 from daily_picks where profile_id = $1 and day = $2::date limit 1`,
};

// The locks on the accounts exclude their erasure, which would not find the new rows; all take them in the same order.
// Of two first looks, the one that stores the first position stores all of its own.
const STORE: Statement = {
  name: 'picks-store',
  text: `
    with people as materialized (
      select p.id from users u join profiles p on p.member_id = u.id
       where p.id = any($3::uuid[] || $1::uuid) and u.state = 'active' order by u.id for share of u),
    chosen as (
      select t.id, row_number() over (order by t.position) as position
        from unnest($3::uuid[]) with ordinality as t (id, position) join people using (id)
       where $1 in (select id from people)),
    first as (
      insert into daily_picks (profile_id, day, position, peer_id, picked_at)
      select $1, $2::date, position, id, $4::timestamptz from chosen where position = 1
      on conflict do nothing returning profile_id)
    insert into daily_picks (profile_id, day, position, peer_id, picked_at)
    select first.profile_id, $2::date, position, id, $4::timestamptz from first, chosen where position > 1`,
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
  const { profileId, brandId, gender, seeking } = viewer;
  const day = shuffleDay(now);
  const stored = await run(STORED, [profileId, day]);
  if (stored.length === 0) {
    const chosen = await choosePicks(viewer, own, now);
    if (chosen.length === 0) return [];
    await retryOnDeadlock(() => run(STORE, [profileId, day, chosen, now]));
  }
  const rows = await run<StoredProfile>(SHOWN, [profileId, day, brandId, gender, seeking]);
  return withPlaceNames(rows);
}
