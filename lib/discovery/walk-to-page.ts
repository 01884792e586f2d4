import { singleton } from '../kernel/singleton.ts';
import { HOUR } from '../kernel/clock.ts';
import type { Deal } from './deal.ts';
import { filterKey, type Filters } from './filters.ts';
import { cutPages, FIRST, PAGE_SIZE, type Anchor, type Page } from './pages.ts';
import { readStreams, type Who } from './search-statement.ts';
import { segmentsOf } from './segments.ts';
import { TimedMap } from './timed-map.ts';

export type Search = {
  readonly who: Who;
  readonly regionIds: readonly number[];
  readonly filters: Filters;
  readonly deal: Deal;
  /** Leaves out whom the member already has a conversation with. */
  readonly withoutPeers: boolean;
  readonly now: Date;
};

const STRIDE = 10;

// Where pages begin, by search: a jump walks from the nearest page that was seen, not from the first.
const anchorsOfSearches = singleton(
  'search-anchors',
  () => new TimedMap<Map<number, Anchor>>(5_000, HOUR),
);

function anchorsOf({
  who,
  regionIds,
  filters,
  deal,
  withoutPeers,
  now,
}: Search): Map<number, Anchor> {
  const key = [
    ...[who.profileId, who.brandId, who.gender, who.seeking, deal.column, deal.start],
    ...[filterKey(filters), String(withoutPeers), ...regionIds],
  ].join(' ');
  const known = anchorsOfSearches.get(key, now.getTime());
  if (known !== undefined) return known;
  const anchors = new Map<number, Anchor>([[1, FIRST]]);
  anchorsOfSearches.set(key, anchors, now.getTime());
  return anchors;
}

/** The rows of a page; empty past the end. Pages of one search and day never repeat a profile. */
export async function walkToPage(search: Search, target: number): Promise<Page['rows']> {
  const anchors = anchorsOf(search);
  let at = Math.max(...[...anchors.keys()].filter((page) => page <= target));
  for (;;) {
    const from = anchors.get(at) ?? FIRST;
    const count = Math.min(target - at + 1, STRIDE);
    const pages = cutPages(await readFrom(search, from, count), at, count, from);
    for (const [index, page] of pages.entries()) {
      if (page.rows.length === PAGE_SIZE) anchors.set(at + index + 1, page.next);
    }
    const last = pages.at(-1)?.rows ?? [];
    if (at + count > target || last.length < PAGE_SIZE) return at + count > target ? last : [];
    at += count;
  }
}

function readFrom(
  { who, deal, regionIds, filters, withoutPeers, now }: Search,
  from: Anchor,
  pages: number,
) {
  const segments = [
    ...segmentsOf('member', regionIds, deal, from.member),
    ...(filters.membersOnly ? [] : segmentsOf('hosted', regionIds, deal, from.hosted)),
  ];
  return readStreams({ who, deal, segments, filters, rows: pages * PAGE_SIZE, withoutPeers, now });
}
