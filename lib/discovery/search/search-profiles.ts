import type { MemberViewer } from '../../identity/viewer.ts';
import { flowVersion } from '../../flows/queries.ts';
import { fail } from '../../kernel/errors.ts';
import { shuffleStartOf } from '../../listings/shuffle.ts';
import { audienceOf } from './audience.ts';
import { amongRows, incognitoLikers } from './incognito-likers.ts';
import type { Filters } from './filters.ts';
import type { SearchOrder } from './orders.ts';
import { searchedTown } from './searched-town.ts';
import { checkPage, searchedRegion } from '../policy.ts';
import type { ProfileRow } from '../profile-row.ts';
import { FIRST } from './pages.ts';
import type { Search } from './read-rows.ts';
import { recordDisclosures } from '../../disclosure/record-disclosures.ts';
import { rowsAt } from './rows-at.ts';
import { totalOf } from './totals.ts';
import type { Purpose } from './unseen.ts';
import { widen, type Around } from './widen.ts';
import { LAST_PAGE_MIN, REGION_RESULTS_MIN, SEARCH_PAGE_SIZE } from '../limits.ts';

export type Wanted = {
  readonly page: number;
  /** Name or id; the member's own by default. */
  readonly region?: string | undefined;
  readonly filters: Filters;
  /** Varied by default, and always for the match stack. */
  readonly order?: SearchOrder | undefined;
  /** The town from which an order by distance measures; the member's own by default. */
  readonly city?: string | undefined;
  readonly purpose: Purpose;
};

export type Found = {
  readonly rows: readonly ProfileRow[];
  readonly region: { readonly id: number; readonly name: string };
  readonly page: number;
  readonly pages: number;
  /** Number of profiles in the region that pass the filters, at most a minute old. Beside them, on the first page, the members in incognito that it has. */
  readonly total: number;
  /** Set when few profiles are found in the region: the rows from `from` on are from other regions. */
  readonly widened: {
    readonly scope: 'near' | 'country';
    readonly regions: readonly string[];
    readonly from: number;
  } | null;
};

/**
 * The listed profiles that suit a member and that the member suits, page by page. Any member may call;
 * records the disclosure of the hosted profiles it shows. Raises `page_locked`, `region_locked`,
 * `place_unknown`, and `forbidden` for the match stack where the flow has none.
 */
export async function searchProfiles(
  viewer: MemberViewer,
  wanted: Wanted,
  now: Date,
): Promise<Found> {
  const { config } = await flowVersion(viewer.flowVersionId);
  if (wanted.purpose === 'match' && !config.matchEnabled) fail('forbidden');
  if (wanted.purpose === 'find') checkPage(viewer, wanted.page, config.freePages);
  const region = await searchedRegion(viewer, wanted.region);
  const who = { ...audienceOf(viewer), profileId: viewer.profileId };
  const order = wanted.purpose === 'find' ? (wanted.order ?? 'varied') : 'varied';
  const town = order === 'near' ? await searchedTown(viewer, wanted.city, region.id) : null;
  const search: Search = {
    purpose: wanted.purpose,
    order,
    centre: town?.centre ?? null,
    who,
    filters: wanted.filters,
    now,
    isFirstPage: wanted.page === 1,
    regionIds: [region.id],
    shuffle: shuffleStartOf(viewer.profileId, now),
  };
  const [listed, total, likers] = await Promise.all([
    rowsAt(search, (wanted.page - 1) * SEARCH_PAGE_SIZE, FIRST),
    totalOf(who, region.id, wanted.filters, now),
    wanted.page === 1 && order === 'varied' ? incognitoLikers(search) : [],
  ]);
  const around = await aroundHome(search, region, wanted.page, listed.length);
  const home = amongRows(listed, likers, search.shuffle.start);
  const rows = around ? [...home, ...around.rows] : home;
  await recordDisclosures(viewer.memberId, rows, 'search', now);
  const atHome = Math.max(1, Math.ceil((total - LAST_PAGE_MIN + 1) / SEARCH_PAGE_SIZE));
  return {
    rows,
    region,
    page: wanted.page,
    total: total + likers.length,
    // A whole country is not counted for a page number: a full page implies a next one.
    pages: around
      ? wanted.page + (listed.length + around.rows.length < SEARCH_PAGE_SIZE ? 0 : 1)
      : atHome,
    widened: around && { scope: around.scope, regions: around.regions, from: home.length },
  };
}

/** A search with few results in its region continues in the regions around it, on its later pages too. */
async function aroundHome(
  search: Search,
  { id, country }: { readonly id: number; readonly country: string },
  page: number,
  shown: number,
): Promise<Around | null> {
  if (shown >= REGION_RESULTS_MIN || (page > 1 && shown > 0)) return null;
  const found = page === 1 ? shown : (await rowsAt(search, 0, FIRST)).length;
  return found >= REGION_RESULTS_MIN ? null : widen(search, { id, country, found }, page);
}
