import { LOWEST_ID } from '../../kernel/ids.ts';
import type { ProfileRow, StoredProfile } from '../profile-row.ts';
import { HOSTED_ON_FIRST_PAGE } from '../limits.ts';

/** A position in a stream: range of the order, shuffle number in it, and the id that breaks ties. */
export type Position = { readonly ord: number; readonly shuffle: number; readonly id: string };

type Placed = { readonly ord: number; readonly shuffle: number; readonly kindRank: 0 | 1 };

export type StoredRow = StoredProfile & Placed;
export type FoundRow = ProfileRow & Placed;

/** Where rows begin in each stream; null is the start of the stream. */
export type Anchor = {
  readonly member: Position | null;
  readonly hosted: Position | null;
  /** Hosted rows after `hosted` that were already shown. */
  readonly hostedPassed: number;
};

export const FIRST: Anchor = { member: null, hosted: null, hostedPassed: 0 };

const PAST_ALL: Position = { ord: 8, shuffle: 0, id: LOWEST_ID };

/** The position of rows that were read some rows after an anchor: the rows before them need not be read again. */
export function anchorAt(rows: readonly FoundRow[], from: Anchor): Anchor {
  const member = rows.find(({ kindRank }) => kindRank === 0);
  const hosted = rows.find(({ kindRank }) => kindRank === 1);
  return anchorOf(from, member && justBefore(member), hosted && justBefore(hosted));
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
    hostedPassed: hosted ? 0 : from.hostedPassed + hostedFloor(from),
  };
}

/** Places reserved for hosted profiles among the rows that follow an anchor. */
export function hostedFloor(from: Anchor): number {
  return from === FIRST ? HOSTED_ON_FIRST_PAGE : 0;
}

function positionOf({ ord, shuffle, id }: FoundRow): Position {
  return { ord, shuffle, id };
}

function justBefore({ ord, shuffle, id }: FoundRow): Position {
  const number = BigInt(`0x${id.replaceAll('-', '')}`) - 1n;
  const digits = number.toString(16).padStart(32, '0');
  return { ord, shuffle, id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') };
}
