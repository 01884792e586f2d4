import { regionsOf } from '../../places/queries.ts';
import type { ProfileRow } from '../profile-row.ts';
import { FIRST_AROUND } from './pages.ts';
import type { Search } from './read-rows.ts';
import { rowsAt } from './rows-at.ts';
import { REGION_RESULTS_MIN, SEARCH_PAGE_SIZE } from '../limits.ts';
import { run } from '../../db/statement.ts';
import { singleton } from '../../kernel/singleton.ts';

type Centre = { readonly id: number; readonly latitude: number; readonly longitude: number };

const centres = {
  name: 'discovery_region_centres',
  text: `SELECT r.id,
      sum(c.latitude * c.population) / sum(c.population) AS latitude,
      sum(c.longitude * c.population) / sum(c.population) AS longitude
    FROM regions r JOIN cities c ON c.region_id = r.id
    WHERE r.country = $1 AND c.latitude IS NOT NULL AND c.population > 0
    GROUP BY r.id`,
};

const NEAREST = 3;
const known = singleton('region-centres', () => new Map<string, readonly Centre[]>());

async function centresOf(country: string): Promise<readonly Centre[]> {
  const cached = known.get(country);
  if (cached !== undefined) return cached;
  const found = await run<Centre>(centres, [country]);
  if (found.length > 0) known.set(country, found);
  return found;
}

function apart(left: Centre, right: Centre): number {
  const narrowing = Math.cos(((left.latitude + right.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(left.latitude - right.latitude, (left.longitude - right.longitude) * narrowing);
}

/** The regions around one: first the nearest few, then the rest of the country. */
async function nearbyRegions(
  regionId: number,
  country: string,
): Promise<readonly [near: readonly number[], rest: readonly number[]]> {
  const all = await centresOf(country);
  const here = all.find(({ id }) => id === regionId);
  if (here === undefined) return [[], []];
  const others = all
    .filter(({ id }) => id !== regionId)
    .sort((left, right) => apart(here, left) - apart(here, right))
    .map(({ id }) => id);
  return [others.slice(0, NEAREST), others.slice(NEAREST)];
}

export type Around = {
  readonly rows: readonly ProfileRow[];
  readonly scope: 'near' | 'country';
  /** Names of the regions of the rows. */
  readonly regions: readonly string[];
};

type Home = { readonly id: number; readonly country: string; readonly found: number };

/**
 * The rest of a search page after the few results of the region itself: profiles of the nearest regions and,
 * where these are too few as well, of the rest of the country. Null when there are none.
 */
export async function widen(search: Search, home: Home, page: number): Promise<Around | null> {
  const [near, rest] = await nearbyRegions(home.id, home.country);
  const nearest = await regionRows(search, near, 0);
  const far = home.found + nearest.length < REGION_RESULTS_MIN;
  const before = (page - 1) * SEARCH_PAGE_SIZE - home.found;
  const rows = far
    ? [
        ...nearest.slice(Math.max(0, before)),
        ...(await regionRows(search, rest, Math.max(0, before - nearest.length))),
      ]
    : await regionRows(search, near, Math.max(0, before));
  const shown = rows.slice(0, SEARCH_PAGE_SIZE - (page === 1 ? home.found : 0));
  if (shown.length === 0) return null;
  const lived = new Set(shown.map(({ regionId }) => regionId));
  const regions = (await regionsOf(home.country)).filter(({ id }) => lived.has(id));
  return {
    rows: shown,
    scope: regions.some(({ id }) => rest.includes(id)) ? 'country' : 'near',
    regions: regions.map(({ name }) => name),
  };
}

async function regionRows(
  search: Search,
  regionIds: readonly number[],
  offset: number,
): Promise<readonly ProfileRow[]> {
  return regionIds.length === 0 ? [] : rowsAt({ ...search, regionIds }, offset, FIRST_AROUND);
}
