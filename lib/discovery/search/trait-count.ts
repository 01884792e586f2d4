import pLimit from 'p-limit';
import { runOnReplica } from '../../db/read-replica.ts';
import type { Statement } from '../../db/statement.ts';
import { createCache } from '../../kernel/cache.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { hereSince, newSince } from '../../listings/activity.ts';
import { LISTING_LAG_MS } from '../../listings/limits.ts';
import type { Audience } from './audience.ts';
import { bornBetween, filterKey, hasHosted, type Filters } from './filters.ts';
import { sharedRead } from './shared-read.ts';
import { TRAIT_PARAMETERS, traitConditions, traitMasks } from './trait-conditions.ts';

const FIRST_TRAIT = 10;
const SINCE = `$${String(FIRST_TRAIT + TRAIT_PARAMETERS)}::timestamptz`;
const LISTED_SINCE = `$${String(FIRST_TRAIT + TRAIT_PARAMETERS + 1)}::timestamptz`;

function statement(here: boolean): Statement {
  return {
    name: `discovery_trait_count${here ? '_here' : ''}`,
    text: `SELECT count(*)::int AS total FROM profile_listings x
    ${here ? `JOIN profiles p ON p.id = x.profile_id AND p.last_active_at >= ${SINCE}` : ''}
    WHERE x.brand_id = $1 AND x.region_id = $2 AND x.gender = ANY($3::gender[])
      AND x.seeking = ANY($4::gender[])
      AND ($5::bool OR x.kind_rank = 0) AND x.born_on > $6::date AND x.born_on <= $7::date
      AND (x.has_photo OR NOT $8::bool) AND x.listed_at >= $9::timestamptz ${traitConditions(FIRST_TRAIT)}
      ${here ? `AND x.last_active_at >= ${LISTED_SINCE}` : ''}`,
  };
}

/** Counts of all profiles, and of those online now. */
const TRAIT_COUNTS = { any: statement(false), here: statement(true) } as const;

const cache = createCache<Promise<number>>('search-trait-counts', { max: 5_000, ttlMs: MINUTE });

// Each reads a whole region in the index: they leave room for the searches themselves.
const limit = pLimit(2);

/** How many profiles of a region pass filters of answers or several photos, at most a minute old. */
export function traitCount(
  audience: Audience,
  regionId: number,
  filters: Filters,
  now: Date,
): Promise<number> {
  const { brandId, genders, seekings } = audience;
  const key = [brandId, regionId, genders, seekings, filterKey(filters)].join(' ');
  return sharedRead(cache, key, () => limit(() => read(audience, regionId, filters, now)));
}

async function read(
  { brandId, genders, seekings }: Audience,
  regionId: number,
  filters: Filters,
  now: Date,
): Promise<number> {
  const { onlineNow, newHere, withPhoto } = filters;
  const since = hereSince(now);
  const rows = await runOnReplica<{ total: number }>(TRAIT_COUNTS[onlineNow ? 'here' : 'any'], [
    brandId,
    regionId,
    genders,
    seekings,
    hasHosted(filters),
    ...bornBetween(filters, now),
    withPhoto,
    newHere ? newSince(now) : '-infinity',
    ...traitMasks(filters),
    ...(onlineNow ? [since, new Date(since.getTime() - LISTING_LAG_MS)] : []),
  ]);
  return rows[0]?.total ?? 0;
}
