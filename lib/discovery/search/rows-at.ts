import { createCache } from '../../kernel/cache.ts';
import { HOUR } from '../../kernel/clock.ts';
import { filterKey } from './filters.ts';
import { anchorAfter, anchorAt, type Anchor, type FoundRow } from './pages.ts';
import { readRows, type Search } from './read-rows.ts';
import { LAST_PAGE_MIN, SEARCH_PAGE_SIZE } from '../limits.ts';

// Known anchors by search: a jump to a later page reads from the nearest rows already read, not from the
// first.
const anchorsOfSearches = createCache<Map<number, Anchor>>('search-anchors', {
  max: 5_000,
  ttlMs: HOUR,
});

function keyOf(search: Search, first: Anchor): string {
  const { purpose, who, regionIds, filters, order, centre, shuffle } = search;
  return [
    ...[
      purpose,
      who.profileId,
      who.brandId,
      who.gender,
      who.seeking,
      shuffle.column,
      shuffle.start,
    ],
    ...[
      first.reserved,
      order,
      centre?.latitude,
      centre?.longitude,
      filterKey(filters),
      ...regionIds,
    ],
  ].join(' ');
}

function anchorsOf(key: string, first: Anchor): Map<number, Anchor> {
  const known = anchorsOfSearches.get(key);
  if (known !== undefined) return known;
  const anchors = new Map<number, Anchor>([[0, first]]);
  anchorsOfSearches.set(key, anchors);
  return anchors;
}

/**
 * A page of rows after an offset from the start of a search or of the rows around it; empty past the end. A search reads the same order all day, so consecutive
 * pages never repeat a profile; by activity, one that has become active meanwhile.
 */
export async function rowsAt(
  search: Search,
  offset: number,
  first: Anchor,
): Promise<readonly FoundRow[]> {
  const key = keyOf(search, first);
  const anchors = anchorsOf(key, first);
  const nearest = Math.max(...[...anchors.keys()].filter((known) => known <= offset));
  const from = anchors.get(nearest) ?? first;
  const rows = await readRows(search, from, offset - nearest);
  if (nearest > 0 && rows.length < LAST_PAGE_MIN) {
    // The listings may have moved since the anchor was stored: only a read from the first row can end a search.
    anchorsOfSearches.delete(key);
    return readRows(search, first, offset);
  }
  if (rows.length > 0 && offset > nearest) {
    anchors.set(offset, anchorAt(rows, from, search.order === 'new'));
  }
  if (rows.length === SEARCH_PAGE_SIZE)
    anchors.set(offset + SEARCH_PAGE_SIZE, anchorAfter(rows, from));
  return rows;
}
