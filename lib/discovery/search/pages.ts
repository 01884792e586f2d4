import { LOWEST_ID } from '../../kernel/ids.ts';
import type { ProfileRow, StoredProfile } from '../profile-row.ts';
import { HOSTED_ON_FIRST_PAGE } from '../limits.ts';

/**
 * A position in a stream: range of the order, key in it (a shuffle number, or a time in milliseconds), and the id that
 * breaks ties.
 */
export type Position = { readonly ord: number; readonly key: number; readonly id: string };

type Placed = { readonly ord: number; readonly key: number; readonly kindRank: 0 | 1 };

export type StoredRow = StoredProfile & Placed;
export type FoundRow = ProfileRow & Placed;

/** Where rows begin in each stream; null is the start of the stream. */
export type Anchor = {
  readonly member: Position | null;
  readonly hosted: Position | null;
  /** Hosted rows after `hosted` that were already shown. */
  readonly hostedPassed: number;
  /** Places reserved for hosted profiles among the rows that follow. */
  readonly reserved: number;
};

/** The start of a search. */
export const FIRST: Anchor = {
  member: null,
  hosted: null,
  hostedPassed: 0,
  reserved: HOSTED_ON_FIRST_PAGE,
};

/**
 * The start of the rows that follow a region's own. They may begin within a page, so no place is reserved: a page that
 * starts at any row continues the one before.
 */
export const FIRST_AROUND: Anchor = { ...FIRST, reserved: 0 };

const PAST_ALL: Position = { ord: 1_000, key: 0, id: LOWEST_ID };

/**
 * The position of rows that were read some rows after an anchor: the rows before them need not be read again. The keys
 * and ids of members descend in the order of the newest.
 */
export function anchorAt(rows: readonly FoundRow[], from: Anchor, descending: boolean): Anchor {
  const member = rows.find(({ kindRank }) => kindRank === 0);
  const hosted = rows.find(({ kindRank }) => kindRank === 1);
  return anchorOf(
    from,
    member && beside(member, descending ? 1n : -1n),
    hosted && beside(hosted, -1n),
  );
}

/** The position of the rows that follow a full page read from an anchor. */
export function anchorAfter(rows: readonly FoundRow[], from: Anchor): Anchor {
  const member = rows.findLast(({ kindRank }) => kindRank === 0);
  const hosted = rows.findLast(({ kindRank }) => kindRank === 1);
  return anchorOf(from, member && positionOf(member), hosted && positionOf(hosted));
}

function anchorOf(
  from: Anchor,
  member: Position | undefined,
  hosted: Position | undefined,
): Anchor {
  return {
    // Rows without members come after the last member.
    member: member ?? PAST_ALL,
    hosted: hosted ?? from.hosted,
    hostedPassed: hosted ? 0 : from.hostedPassed + from.reserved,
    reserved: 0,
  };
}

function positionOf({ ord, key, id }: FoundRow): Position {
  return { ord, key, id };
}

/** The position of a row, with the next lower or higher id. */
function beside({ ord, key, id }: FoundRow, step: 1n | -1n): Position {
  const number = BigInt(`0x${id.replaceAll('-', '')}`) + step;
  const digits = number.toString(16).padStart(32, '0');
  return { ord, key, id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}
