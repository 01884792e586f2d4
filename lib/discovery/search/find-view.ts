import type { MemberViewer } from '../../identity/viewer.ts';
import { db } from '../../db/client.ts';
import type { SoughtGender } from '../../identity/gender.ts';
import type { FlowConfig } from '../../flows/config.ts';
import { flowVersion } from '../../flows/queries.ts';
import { isAppError } from '../../kernel/errors.ts';
import { regionsOf } from '../../places/queries.ts';
import { askedRegion } from './asked-region.ts';
import type { SearchOrder } from './orders.ts';
import { searchedTown } from './searched-town.ts';
import type { Filters } from './filters.ts';
import { savedAmong } from '../favourites/list-favourites.ts';
import { findPage, regionCount, type FoundPage, type Seen } from '../queries.ts';
import { savedAs, type SavedAs } from '../saved-searches/saved-as.ts';
import { widerSearches, type WiderSearch } from './wider-searches.ts';
import { LAST_PAGE_MIN } from '../limits.ts';

export type FindView = {
  readonly found: FoundPage;
  readonly activeNow: number | null;
  readonly seeking: SoughtGender;
  /** Filters of the found and counted profiles. */
  readonly filters: Filters;
  readonly country: string;
  readonly regions: readonly { readonly id: number; readonly name: string }[];
  readonly ownRegionId: number | null;
  /** The city named next to the region. */
  readonly city: string | null;
  /** The town from which an order by distance measures; null: there is no such order. */
  readonly nearTo: string | null;
  /** Pages a free member may see; undefined when all are open. */
  readonly freePages: number | undefined;
  /** What blocked the requested search; the nearest permitted one is shown instead. */
  readonly locked: 'page' | 'region' | null;
  /** The requested page had too few profiles: the first one is shown instead. */
  readonly startedOver: boolean;
  /** The flow's card preview, and the page it leads to. */
  readonly preview: FlowConfig['pages'][number]['find']['hooks'];
  /** The saved search that is equal to the one that is shown. */
  readonly savedAs: SavedAs | null;
  /** The member is shown only to those whom they like. */
  readonly incognito: boolean;
  /** The region that the member visits, and until when. */
  readonly travel: { readonly region: string; readonly until: Date } | null;
  /** The found profiles that the member saved, by their public ids. */
  readonly saved: readonly string[];
  /** When nothing is found: searches that would find profiles. */
  readonly wider: readonly WiderSearch[];
};

export type FindAsked = {
  readonly page: number;
  readonly region?: string | undefined;
  readonly city?: string | undefined;
  readonly filters: Filters;
  readonly order?: SearchOrder | undefined;
};

type Reached = Pick<FindView, 'found' | 'locked' | 'startedOver'>;

const NO_PREVIEW = { modaleToChat: false, modaleToProfilo: false };

/** All data of the search page; a locked request is answered with what is permitted. See `searchProfiles`. */
export async function findView(seen: Seen, asked: FindAsked): Promise<FindView> {
  const { viewer, now } = seen;
  const { config } = await flowVersion(viewer.flowVersionId);
  const reached = await reach(seen, asked, config.freePages);
  const { region, profiles, widened } = reached.found;
  const noneFound = (widened === null ? profiles.length : widened.from) === 0;
  const [{ activeNow }, regions, town, saved, wider, own] = await Promise.all([
    regionCount(viewer, region.name, now),
    regionsOf(viewer.country),
    searchedTown(viewer, asked.city, region.id),
    savedAmong(
      viewer,
      profiles.map(({ id }) => id),
    ),
    noneFound ? widerSearches(viewer, region.name, asked.filters, now) : [],
    db().profile.findUniqueOrThrow({
      where: { id: viewer.profileId },
      select: {
        incognito: true,
        searchable: true,
        travelUntil: true,
        travelRegion: { select: { name: true } },
      },
    }),
  ]);
  const city = town?.inRegion === true ? town.name : null;
  const { order = 'varied', filters } = asked;
  const named = asked.city !== undefined && reached.locked !== 'region';
  const sought = { regionId: region.id, city: named ? city : null };
  return {
    ...reached,
    activeNow,
    city,
    savedAs: await savedAs(viewer, { ...sought, criteria: { ...filters, order } }),
    nearTo: town?.centre ? town.name : null,
    incognito: own.incognito && own.searchable,
    travel:
      own.travelRegion && own.travelUntil
        ? { region: own.travelRegion.name, until: own.travelUntil }
        : null,
    saved,
    wider,
    ...whose(viewer),
    filters,
    regions: regions.map(({ id, name }) => ({ id, name })),
    freePages: viewer.level === 0 ? config.freePages : undefined,
    preview: config.pages[0]?.find.hooks ?? NO_PREVIEW,
  };
}

function whose({ seeking, country, regionId }: MemberViewer) {
  return { seeking, country, ownRegionId: regionId };
}

async function reach(seen: Seen, asked: FindAsked, freePages: number): Promise<Reached> {
  const { page, filters, order, city } = asked;
  const read = async (wanted: number, region?: string) => {
    const one = (number: number) =>
      findPage(seen, { page: number, region, filters, order, city, purpose: 'find' });
    const found = await one(wanted);
    const startedOver = wanted > 1 && found.profiles.length < LAST_PAGE_MIN;
    return { found: startedOver ? await one(1) : found, startedOver };
  };
  let region: string | undefined;
  try {
    region = await askedRegion(seen.viewer.country, asked);
    return { ...(await read(page, region)), locked: null };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { code } = error;
    if (code === 'page_locked') return { ...(await read(freePages, region)), locked: 'page' };
    if (code === 'region_locked') return { ...(await read(1)), locked: 'region' };
    // A place remembered from another account of this browser.
    const strange = code === 'place_unknown' && seen.viewer.regionId !== null;
    if (strange) return { ...(await read(1)), locked: null };
    throw error;
  }
}
