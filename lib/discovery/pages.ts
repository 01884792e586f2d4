import type { FoundRow } from './search-statement.ts';
import type { Position } from './segments.ts';

export const PAGE_SIZE = 20;
/** Hosted places that page 1 keeps where members would fill it. */
export const HOSTED_FLOOR = 3;

/** Where a page begins in each stream; null is a stream's beginning. */
export type Anchor = { readonly member: Position | null; readonly hosted: Position | null };

export const FIRST: Anchor = { member: null, hosted: null };

export type Page = { readonly rows: readonly FoundRow[]; readonly next: Anchor };

function positionOf(row: FoundRow | undefined, before: Position | null): Position | null {
  return row ? { ord: row.ord, shuffle: row.shuffle, id: row.id } : before;
}

/**
 * Cuts what was read of the two streams into pages: members first, hosted profiles in the places that
 * are left; page 1 keeps some for them. Each page knows where the next one begins.
 */
export function cutPages(
  read: readonly FoundRow[],
  firstPage: number,
  count: number,
  from: Anchor,
): Page[] {
  let members = read.filter(({ kindRank }) => kindRank === 0);
  let hosted = read.filter(({ kindRank }) => kindRank === 1);
  let anchor = from;
  const pages: Page[] = [];
  for (let page = firstPage; page < firstPage + count; page += 1) {
    const floor = page === 1 ? Math.min(HOSTED_FLOOR, hosted.length) : 0;
    const taken = members.slice(0, PAGE_SIZE - floor);
    const filled = hosted.slice(0, PAGE_SIZE - taken.length);
    members = members.slice(taken.length);
    hosted = hosted.slice(filled.length);
    anchor = {
      member: positionOf(taken.at(-1), anchor.member),
      hosted: positionOf(filled.at(-1), anchor.hosted),
    };
    pages.push({ rows: [...taken, ...filled], next: anchor });
  }
  return pages;
}
