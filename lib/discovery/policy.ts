import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import { regionById, regionByName, type RegionRow } from '../places/queries.ts';

/** Free members see only the flow's first pages; raises `page_locked`. */
export function checkPage(viewer: MemberViewer, page: number, freePages: number): void {
  if (viewer.level === 0 && page > freePages) fail('page_locked', { page, freePages });
}

/**
 * The region to search: the requested one of the member's country, else their own. Raises `place_unknown` for
 * an unknown region, `region_locked` for a free member outside their own.
 */
export async function searchedRegion(
  viewer: MemberViewer,
  wanted: string | undefined,
): Promise<RegionRow> {
  const own = viewer.regionId === null ? null : await regionById(viewer.regionId);
  if (wanted === undefined || wanted === '') return own ?? fail('place_unknown');
  const region = (await regionByName(viewer.country, wanted)) ?? fail('place_unknown');
  if (viewer.level === 0 && own !== null && region.id !== own.id) {
    fail('region_locked', { region: region.name });
  }
  return region;
}
