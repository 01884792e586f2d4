import { runOnReplica } from '../../db/read-replica.ts';
import { createCache } from '../../kernel/cache.ts';
import { DAY, MINUTE } from '../../kernel/clock.ts';
import { hereSince, newSince } from '../../listings/activity.ts';
import { dayYearsBefore } from './filters.ts';
import type { Audience } from './audience.ts';
import { sharedRead } from './shared-read.ts';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '../limits.ts';
import { LISTING_LAG_MS } from '../../listings/limits.ts';

/** Number of listings of a region that have the same values for all filters. */
export type FacetCount = {
  readonly age: number;
  readonly hosted: boolean;
  readonly withPhoto: boolean;
  readonly newHere: boolean;
  /** Profiles online now are counted once among all, and once more separately. */
  readonly here: boolean;
  readonly count: number;
};

const ALIKE = `${String(SEARCH_AGE_MAX + 1)} - width_bucket(l.born_on, $5::date[]) AS age, l.kind_rank = 1 AS hosted,
    l.has_photo AS "withPhoto", l.listed_at >= $6::timestamptz AS "newHere"`;
const AUDIENCE = `l.brand_id = $1 AND l.region_id = $2 AND l.gender = ANY($3::gender[]) AND l.seeking = ANY($4::gender[])`;

const facetCountsStatement = {
  name: 'discovery_facet_counts',
  text: `SELECT ${ALIKE}, false AS here, count(*)::int AS count
    FROM profile_listings l WHERE ${AUDIENCE} GROUP BY 1, 2, 3, 4
    UNION ALL
    SELECT ${ALIKE}, true, count(*)::int
    FROM profile_listings l JOIN profiles p ON p.id = l.profile_id
    WHERE ${AUDIENCE} AND l.kind = 'member' AND l.last_active_at >= $8::timestamptz
      AND p.last_active_at >= $7::timestamptz GROUP BY 1, 2, 3, 4`,
};

const cache = createCache<Promise<readonly FacetCount[]>>('search-facet-counts', {
  max: 5_000,
  ttlMs: MINUTE,
});

/** The facet counts of a region, at most a minute old; concurrent searches share one read. */
export function facetCountsOf(
  audience: Audience,
  regionId: number,
  now: Date,
): Promise<readonly FacetCount[]> {
  const { brandId, genders, seekings } = audience;
  const key = [brandId, regionId, genders, seekings].join(' ');
  return sharedRead(cache, key, () => read(audience, regionId, now));
}

async function read(
  { brandId, genders, seekings }: Audience,
  regionId: number,
  now: Date,
): Promise<readonly FacetCount[]> {
  const here = hereSince(now);
  return runOnReplica<FacetCount>(facetCountsStatement, [
    brandId,
    regionId,
    genders,
    seekings,
    firstBirthdays(now),
    newSince(now),
    here,
    new Date(here.getTime() - LISTING_LAG_MS),
  ]);
}

/** For each age from the oldest to the youngest, the first birthday of anyone younger. */
function firstBirthdays(now: Date): string[] {
  const days: string[] = [];
  for (let age = SEARCH_AGE_MAX + 1; age > SEARCH_AGE_MIN; age -= 1) {
    const last = new Date(`${dayYearsBefore(now, age)}T00:00:00Z`);
    days.push(new Date(last.getTime() + DAY).toISOString().slice(0, 10));
  }
  return days;
}
