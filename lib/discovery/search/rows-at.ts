import { createCache } from '../../kernel/cache.ts';
import { after, HOUR } from '../../kernel/clock.ts';
import { filterKey } from './filters.ts';
import { anchorAfter, anchorAt, type Anchor, type FoundRow } from './pages.ts';
import { readRows, type Search } from './read-rows.ts';
import { ACTIVE_BANDS_MS, LAST_PAGE_MIN, SEARCH_PAGE_SIZE } from '../limits.ts';

/** What the pages of a search share. */
type Walk = {
  /** Known by their offset: a jump to a later page reads from the nearest rows already read, not from the first. */
  readonly anchors: Map<number, Anchor>;
  /** The bands of the activity are measured from here on every page: by the present, members would change bands between. */
  readonly bandsAt: Date;
};

const walks = createCache<Walk>('search-anchors', {
  max: 5_000,
  ttlMs: HOUR,
});

function keyOf(search: Search, first: Anchor): string {
  const { purpose, who, regionIds, filters, order, centre, shuffle } = search;
  return [
    purpose,
    who.profileId,
    who.brandId,
    who.genders,
    who.seekings,
    shuffle.column,
    shuffle.start,
    first.reserved,
    order,
    centre?.latitude,
    centre?.longitude,
    filterKey(filters),
    ...regionIds,
  ].join(' ');
}

/** The first page begins another walk once the bands have moved by the shortest of them. */
function walkOf(key: string, { order, isFirstPage, now }: Search, first: Anchor): Walk {
  const known = walks.get(key);
  const isOver = (walk: Walk): boolean =>
    order === 'active' && isFirstPage === true && after(walk.bandsAt, ACTIVE_BANDS_MS[0]) <= now;
  if (known !== undefined && !isOver(known)) return known;
  const begun = { anchors: new Map<number, Anchor>([[0, first]]), bandsAt: now };
  walks.set(key, begun);
  return begun;
}

/**
 * A page of rows after an offset from the start of a search or of the rows around it; empty past the end. A search reads the same order all day, so consecutive
 * pages never repeat a profile; by activity, one that has become active meanwhile.
 */
export async function rowsAt(
  asked: Search,
  offset: number,
  first: Anchor,
): Promise<readonly FoundRow[]> {
  const key = keyOf(asked, first);
  const { anchors, bandsAt } = walkOf(key, asked, first);
  const search = { ...asked, bandsAt };
  const nearest = Math.max(...[...anchors.keys()].filter((known) => known <= offset));
  const from = anchors.get(nearest) ?? first;
  const rows = await readRows(search, from, offset - nearest);
  if (nearest > 0 && rows.length < LAST_PAGE_MIN) {
    // The listings may have moved since the anchor was stored: only a read from the first row can end a search.
    walks.delete(key);
    return readRows(search, first, offset);
  }
  if (rows.length > 0 && offset > nearest) {
    anchors.set(offset, anchorAt(rows, from, search.order === 'new'));
  }
  if (rows.length === SEARCH_PAGE_SIZE)
    anchors.set(offset + SEARCH_PAGE_SIZE, anchorAfter(rows, from));
  return rows;
}
