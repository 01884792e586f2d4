import type { MemberViewer } from '../accounts/viewer.ts';
import { flowVersion } from '../flows/queries.ts';
import { fail } from '../kernel/errors.ts';
import { regionsOf } from '../places/queries.ts';
import { dealOf } from './deal.ts';
import type { Filters } from './filters.ts';
import { PAGE_SIZE } from './pages.ts';
import { checkPage, searchedRegion } from './policy.ts';
import type { ProfileRow } from './profile-row.ts';
import { recordDisclosures } from './record-disclosures.ts';
import { ringsAround } from './rings.ts';
import { totalOf } from './totals.ts';
import { walkToPage, type Search } from './walk-to-page.ts';

export type Wanted = {
  readonly page: number;
  /** Name or id; the member's own when absent. */
  readonly region?: string | undefined;
  readonly filters: Filters;
  /** The stack of the match screen leaves out whom the member is in touch with. */
  readonly purpose: 'find' | 'match';
};

export type Found = {
  readonly rows: readonly ProfileRow[];
  readonly region: { readonly id: number; readonly name: string };
  readonly page: number;
  readonly pages: number;
  /** Profiles that fit in the region, at most a minute old. */
  readonly total: number;
  /** Said when few are found at home: the rows from `from` on live elsewhere. */
  readonly widened: {
    readonly scope: 'near' | 'country';
    readonly regions: readonly string[];
    readonly from: number;
  } | null;
};

/** Fewer on page 1 than this, and the search goes on around. */
const ENOUGH = 12;
/** Fewer than this are no page of their own: a caller who gets them starts again at page 1. */
export const FEWEST_ON_LAST = 5;

/**
 * The listed profiles that suit a member and whom they suit, page by page. Any member may call; writes
 * the disclosure of the hosted profiles it shows. Raises `page_locked`, `region_locked`,
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
  const who = {
    profileId: viewer.profileId,
    brandId: viewer.brandId,
    gender: viewer.seeking,
    seeking: viewer.gender,
  } as const;
  const search: Search = {
    ...{ who, filters: wanted.filters, now },
    regionIds: [region.id],
    deal: dealOf(viewer.profileId, now),
    withoutPeers: wanted.purpose === 'match',
  };
  const [home, total] = await Promise.all([
    walkToPage(search, wanted.page),
    totalOf(who, region.id, wanted.filters, now),
  ]);
  const around =
    wanted.page === 1 && home.length < ENOUGH ? await widen(search, region, home.length) : null;
  const rows = around ? [...home, ...around.rows] : home;
  await recordDisclosures(viewer.memberId, rows, 'search', now);
  return {
    ...{ rows, region, page: wanted.page, total },
    pages: Math.max(1, Math.ceil((total - FEWEST_ON_LAST + 1) / PAGE_SIZE)),
    widened: around && { scope: around.scope, regions: around.regions, from: home.length },
  };
}

type Around = {
  readonly rows: readonly ProfileRow[];
  readonly scope: 'near' | 'country';
  readonly regions: readonly string[];
};

async function widen(
  search: Search,
  { id, country }: { readonly id: number; readonly country: string },
  found: number,
): Promise<Around | null> {
  const [near, rest] = await ringsAround(id, country);
  const room = PAGE_SIZE - found;
  const rows: ProfileRow[] = (await ringRows(search, near)).slice(0, room);
  const far = found + rows.length < ENOUGH ? await ringRows(search, rest) : [];
  rows.push(...far.slice(0, room - rows.length));
  if (rows.length === 0) return null;
  const shown = new Set(rows.map(({ regionId }) => regionId));
  const regions = (await regionsOf(country)).filter((region) => shown.has(region.id));
  return {
    rows,
    scope: far.length > 0 ? 'country' : 'near',
    regions: regions.map(({ name }) => name),
  };
}

async function ringRows(search: Search, regionIds: readonly number[]): Promise<ProfileRow[]> {
  if (regionIds.length === 0) return [];
  return [...(await walkToPage({ ...search, regionIds }, 1))];
}
