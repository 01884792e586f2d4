import { runOnReplica } from '../../db/read-replica.ts';
import type { Statement } from '../../db/statement.ts';
import { foundAsSql } from '../../identity/gender.ts';
import { ageAt } from '../../identity/age.ts';
import { isHereNow, newSince } from '../../listings/activity.ts';
import { SEVERAL_PHOTOS } from '../../listings/limits.ts';
import { SHUFFLE_END } from '../../listings/shuffle.ts';
import { withPlaceNames } from '../../places/place-names.ts';
import { INCOGNITO_ON_FIRST_PAGE, LIKERS_MAX } from '../limits.ts';
import { PROFILE_COLUMNS, type ProfileRow, type StoredProfile } from '../profile-row.ts';
import { agesOf, type Filters } from './filters.ts';
import type { Search } from './read-rows.ts';
import { unseen, type Purpose } from './unseen.ts';

type Liker = StoredProfile & { readonly confirmedAt: Date };

/** Parameters: $1 viewer, $2 brand, $3 genders, $4 seekings, $5 regions. */
function statement(purpose: Purpose): Statement {
  const unchosen = `and not exists (select from swipes w where w.profile_id = $1 and w.peer_id = p.id)`;
  return {
    name: `incognito-likers-${purpose}`,
    text: `
    with likes as materialized (
      select profile_id, at from swipes
       where peer_id = $1 and choice = 'like' order by at desc limit ${String(LIKERS_MAX)}),
    unseen as materialized (${unseen[purpose]})
    select ${PROFILE_COLUMNS}, u.email_confirmed_at as "confirmedAt"
      from likes l
      join profiles p on p.id = l.profile_id and p.incognito and p.searchable and p.state = 'active'
       and ${foundAsSql('p')} = any($3::gender[]) and p.seeking = any($4::gender[]) and coalesce(p.travel_region_id, p.region_id) = any($5)
      join users u on u.id = p.member_id and u.state = 'active' and u.brand_id = $2
       and u.email_confirmed_at is not null
     where not exists (select from unseen where unseen.id = p.id)
       ${purpose === 'find' ? '' : unchosen}
     order by l.at desc, p.id`,
  };
}

const STATEMENTS: Readonly<Record<Purpose, Statement>> = {
  find: statement('find'),
  match: statement('match'),
  picks: statement('picks'),
};

/** Whether one of the wanted answers was given, if any is wanted. */
function gave(wanted: readonly string[], given: readonly (string | null)[]): boolean {
  return wanted.length === 0 || given.some((one) => one !== null && wanted.includes(one));
}

/** The filters of a search, which reads them from the listings, over a profile without one. */
function passes(row: Liker, wanted: Filters, now: Date): boolean {
  const age = ageAt(row.ageGiven, row.ageGivenAt, now);
  const [youngest, oldest] = agesOf(wanted);
  const photos = row.photoKeys.length;
  return (
    age >= youngest &&
    age <= oldest &&
    (!wanted.withPhoto || photos > 0) &&
    (!wanted.severalPhotos || photos >= SEVERAL_PHOTOS) &&
    (!wanted.photoChecked || row.photoCheckedAt !== null) &&
    (!wanted.onlineNow || isHereNow(row.lastActiveAt, now)) &&
    (!wanted.newHere || row.confirmedAt >= newSince(now)) &&
    gave(wanted.intents, [row.datingIntent]) &&
    gave(wanted.interests, row.interests) &&
    gave(wanted.spokenLanguages, row.spokenLanguages) &&
    gave(wanted.children, [row.children]) &&
    gave(wanted.smoking, [row.smoking])
  );
}

/** Members in incognito who like the viewer and whom this search would find if they were listed. */
export async function incognitoLikers(search: Search): Promise<readonly ProfileRow[]> {
  const { purpose, who, regionIds, filters, now } = search;
  const values = [who.profileId, who.brandId, who.genders, who.seekings, regionIds];
  const rows = await runOnReplica<Liker>(STATEMENTS[purpose], values, who.profileId);
  const fitting = rows.filter((row) => passes(row, filters, now));
  return withPlaceNames(fitting.slice(0, INCOGNITO_ON_FIRST_PAGE));
}

/** The rows with each of the others among them, where the shuffle of the day puts it: a place must not tell who likes. */
export function amongRows(
  rows: readonly ProfileRow[],
  others: readonly ProfileRow[],
  shuffleStart: number,
): readonly ProfileRow[] {
  const all = [...rows];
  for (const other of others) {
    const key = (Number.parseInt(other.id.slice(-7), 16) + shuffleStart) % SHUFFLE_END;
    all.splice(key % (all.length + 1), 0, other);
  }
  return all;
}
