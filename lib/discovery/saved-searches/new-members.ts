import { run, type Statement } from '../../db/statement.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { audienceOf } from '../search/audience.ts';
import { bornBetween } from '../search/filters.ts';
import { traitConditions, traitMasks } from '../search/trait-conditions.ts';
import { unseen } from '../search/unseen.ts';
import { NEW_MEMBERS_MAX } from '../limits.ts';
import type { Sought } from './criteria.ts';
import type { SearchRow } from './find-searches.ts';

// Reads the ranges of the index of the newest that lie between the two times, one for each gender and what it seeks.
export const NEW_MEMBERS: Statement = {
  name: 'saved-search-new-members',
  text: `
    with unseen as materialized (${unseen.find})
    select one.id
      from unnest($4::gender[]) as g (gender), unnest($5::gender[]) as s (seeking), lateral (
    select x.profile_id as id, x.listed_at from profile_listings x
     where x.brand_id = $2 and x.region_id = $3 and x.gender = g.gender
       and x.seeking = s.seeking and x.kind = 'member' and x.listed_at > $6::timestamptz and x.listed_at <= $7::timestamptz
       and x.born_on > $8::date and x.born_on <= $9::date
       and (x.has_photo or not $10::bool) ${traitConditions(11)}
       and x.profile_id <> $1 and x.profile_id not in (select id from unseen)
     order by x.listed_at, x.profile_id limit ${String(NEW_MEMBERS_MAX)}) one
    order by one.listed_at, one.id limit ${String(NEW_MEMBERS_MAX)}`,
};

type Between = { readonly since: Date; readonly until: Date };

/**
 * Profiles of members that a search finds and who joined between two times, at most NEW_MEMBERS_MAX. Hosted profiles
 * are no new members. Who is online at the moment makes no difference. None in a region that the member may not search.
 */
export async function newMembers(
  viewer: MemberViewer,
  { regionId: sought, criteria }: Sought,
  { since, until }: Between,
): Promise<readonly string[]> {
  const { profileId, brandId, level, regionId: own } = viewer;
  const { genders, seekings } = audienceOf(viewer);
  const regionId = sought ?? own;
  if (regionId === null || (level === 0 && regionId !== own)) return [];
  const rows = await run<{ id: string }>(NEW_MEMBERS, [
    profileId,
    brandId,
    regionId,
    genders,
    seekings,
    since,
    until,
    ...bornBetween(criteria, until),
    criteria.withPhoto,
    ...traitMasks(criteria),
  ]);
  return rows.map(({ id }) => id);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The same of some searches, of each since it was opened. */
export async function newMembersOf(
  viewer: MemberViewer,
  searches: readonly SearchRow[],
  { since, until }: Between,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    searches.map((search) =>
      newMembers(viewer, search, { since: later(since, search.seenAt), until }),
    ),
  );
  return new Set(found.flat());
}
