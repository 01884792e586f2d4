import { regionsOf } from '../../places/queries.ts';
import type { ProfileRow } from '../profile-row.ts';
import type { Search } from './read-rows.ts';
import { nearbyRegions } from './nearby-regions.ts';
import { rowsAt } from './rows-at.ts';
import { REGION_RESULTS_MIN, SEARCH_PAGE_SIZE } from '../limits.ts';

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
  return regionIds.length === 0 ? [] : rowsAt({ ...search, regionIds }, offset);
}
