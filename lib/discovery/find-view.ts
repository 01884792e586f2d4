import { flowVersion } from '../flows/queries.ts';
import { isAppError } from '../kernel/errors.ts';
import { regionsOf } from '../places/queries.ts';
import { findPage, regionCount, type FoundPage, type Seen } from './queries.ts';
import { FEWEST_ON_LAST, type Wanted } from './search-profiles.ts';

export type FindView = {
  readonly found: FoundPage;
  readonly activeNow: number | null;
  readonly seeking: 'man' | 'woman';
  readonly regions: readonly { readonly id: number; readonly name: string }[];
  readonly ownRegionId: number | null;
  /** Pages a free member may see; undefined when all are open. */
  readonly freePages: number | undefined;
  /** What stopped the search that was asked for; the nearest open one is shown in its place. */
  readonly locked: 'page' | 'region' | null;
};

type Reached = Pick<FindView, 'found' | 'locked'>;

/** All that the search page shows; what is locked is answered by what is open. See searchProfiles. */
export async function findView(seen: Seen, wanted: Omit<Wanted, 'purpose'>): Promise<FindView> {
  const { viewer, now } = seen;
  const { config } = await flowVersion(viewer.flowVersionId);
  const { found, locked } = await reach(seen, { ...wanted, purpose: 'find' }, config.freePages);
  const [{ activeNow }, regions] = await Promise.all([
    regionCount(viewer, found.region.name, now),
    regionsOf(viewer.country),
  ]);
  return {
    ...{ found, locked, activeNow, seeking: viewer.seeking, ownRegionId: viewer.regionId },
    regions: regions.map(({ id, name }) => ({ id, name })),
    freePages: viewer.level === 0 ? config.freePages : undefined,
  };
}

async function reach(seen: Seen, wanted: Wanted, freePages: number): Promise<Reached> {
  try {
    const found = await findPage(seen, wanted);
    const spent = wanted.page > 1 && found.profiles.length < FEWEST_ON_LAST;
    return { found: spent ? await findPage(seen, { ...wanted, page: 1 }) : found, locked: null };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const home = { ...wanted, page: 1, region: undefined };
    if (error.code === 'page_locked') {
      return { found: await findPage(seen, { ...wanted, page: freePages }), locked: 'page' };
    }
    if (error.code === 'region_locked')
      return { found: await findPage(seen, home), locked: 'region' };
    // A region remembered from another account of this browser.
    if (error.code === 'place_unknown' && wanted.region !== undefined) {
      return { found: await findPage(seen, home), locked: null };
    }
    throw error;
  }
}
