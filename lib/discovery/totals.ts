import { run } from '../db/statement.ts';
import { MINUTE } from '../kernel/clock.ts';
import { singleton } from '../kernel/singleton.ts';
import { HERE_NOW_MS } from './activity.ts';
import { bornBetween, filterKey, type Filters } from './filters.ts';
import type { Who } from './search-statement.ts';
import { TimedMap } from './timed-map.ts';

/** Fewer than this many people here now would tell who they are, or look like nobody. */
export const FEWEST_SHOWN = 5;

const totals = singleton('search-totals', () => new TimedMap<number>(10_000, MINUTE));
const active = singleton('search-active', () => new TimedMap<number>(10_000, MINUTE));

const count = {
  name: 'discovery_total',
  text: `SELECT count(*)::int AS total FROM profile_listings
    WHERE brand_id = $1 AND region_id = $2 AND gender = $3 AND seeking = $4
      AND born_on > $5::date AND born_on <= $6::date AND (has_photo OR NOT $7)
      AND (kind_rank = 0 OR NOT $8)`,
};

const countActive = {
  name: 'discovery_active',
  text: `SELECT count(*)::int AS total FROM profile_listings
    WHERE brand_id = $1 AND region_id = $2 AND gender = $3 AND seeking = $4
      AND kind = 'member' AND last_active_at > $5 AND last_active_at <= $6`,
};

type Audience = Pick<Who, 'brandId' | 'gender' | 'seeking'>;

/** How many profiles of a region fit, at most a minute old. Counts those that the asker blocked, too. */
export async function totalOf(
  { brandId, gender, seeking }: Audience,
  regionId: number,
  filters: Filters,
  now: Date,
): Promise<number> {
  const key = [brandId, regionId, gender, seeking, filterKey(filters)].join(' ');
  const known = totals.get(key, now.getTime());
  if (known !== undefined) return known;
  const values = [
    ...[brandId, regionId, gender, seeking, ...bornBetween(filters, now)],
    ...[filters.withPhoto, filters.membersOnly],
  ];
  const total = (await run<{ total: number }>(count, values))[0]?.total ?? 0;
  totals.set(key, total, now.getTime());
  return total;
}

/**
 * Members who were active in the region in the last 15 minutes, hosted profiles left out, at most a
 * minute old; null while they are too few to be told.
 */
export async function hereNow(
  { brandId, gender, seeking }: Audience,
  regionId: number,
  now: Date,
): Promise<number | null> {
  const key = [brandId, regionId, gender, seeking].join(' ');
  let total = active.get(key, now.getTime());
  if (total === undefined) {
    const since = new Date(now.getTime() - HERE_NOW_MS);
    const values = [brandId, regionId, gender, seeking, since, now];
    total = (await run<{ total: number }>(countActive, values))[0]?.total ?? 0;
    active.set(key, total, now.getTime());
  }
  return total < FEWEST_SHOWN ? null : total;
}
