import pLimit from 'p-limit';
import { runOnReplica } from '../../db/read-replica.ts';
import type { Statement } from '../../db/statement.ts';
import { LOWEST_ID } from '../../kernel/ids.ts';
import { withPlaceNames } from '../../places/place-names.ts';
import { hereSince, newSince } from '../../listings/activity.ts';
import type { ShuffleStart } from '../../listings/shuffle.ts';
import { asksForTraits, bornBetween, hasHosted, type Filters } from './filters.ts';
import type { Audience } from './audience.ts';
import { bandValues, type Centre, type SearchOrder } from './orders.ts';
import type { Anchor, FoundRow, Position, StoredRow } from './pages.ts';
import { searchStatement } from './search-statement.ts';
import { traitMasks } from './trait-conditions.ts';
import type { Purpose } from './unseen.ts';
import { LISTING_LAG_MS } from '../../listings/limits.ts';

/** The member who searches, and whose listings suit them. */
export type Who = Audience & { readonly profileId: string };

export type Search = {
  readonly purpose: Purpose;
  readonly who: Who;
  readonly regionIds: readonly number[];
  readonly filters: Filters;
  readonly order: SearchOrder;
  /** From where an order by distance measures. Without it the order is the varied one. */
  readonly centre: Centre | null;
  readonly shuffle: ShuffleStart;
  readonly now: Date;
  /** Whether the first page is read, with which a walk over the pages may begin. */
  readonly isFirstPage?: boolean;
  /** From when the bands of an order by activity are measured; now by default. */
  readonly bandsAt?: Date;
};

// With more concurrent searches than the database has processors, none finishes sooner and the last one much
// later.
const limit = pLimit(6);

/** A page of rows: those that follow a number of rows after an anchor, in the order of the search. */
export async function readRows(search: Search, from: Anchor, skip: number): Promise<FoundRow[]> {
  const query = searchQuery(search, from, skip);
  const found = await limit(() => runOnReplica<StoredRow>(...query, search.who.profileId));
  return withPlaceNames(found);
}

/** The query of `readRows`; see `searchStatement` for the parameters. */
export function searchQuery(
  { purpose, who, regionIds, filters, order: asked, centre, shuffle, now, bandsAt = now }: Search,
  from: Anchor,
  skip: number,
): readonly [Statement, readonly unknown[]] {
  const { onlineNow: here, newHere: fresh } = filters;
  const traits = asksForTraits(filters);
  const order = asked === 'near' && centre === null ? 'varied' : asked;
  const since = hereSince(now);
  const values = [
    who.profileId,
    who.brandId,
    ...partsOf(who, regionIds),
    shuffle.start,
    ...bornBetween(filters, now),
    filters.withPhoto,
    fresh ? newSince(now) : '-infinity',
    ...place(from.member),
    ...place(from.hosted),
    skip,
    from.reserved,
    from.hostedPassed,
    hasHosted(filters),
    ...(here ? [since, new Date(since.getTime() - LISTING_LAG_MS)] : []),
    ...(traits ? traitMasks(filters) : []),
    ...bandValues(order, centre, bandsAt),
  ];
  const { column } = shuffle;
  return [searchStatement({ purpose, column, order, here, fresh, traits }), values];
}

/** Each gender with each value of what it seeks in each region: what one index range has. Three lists of one length. */
function partsOf({ genders, seekings }: Audience, regionIds: readonly number[]) {
  const parts = genders.flatMap((gender) =>
    seekings.flatMap((seeking) => regionIds.map((region) => ({ gender, seeking, region }))),
  );
  return [
    parts.map(({ gender }) => gender),
    parts.map(({ seeking }) => seeking),
    parts.map(({ region }) => region),
  ] as const;
}

function place(position: Position | null): readonly [number, number | null, string] {
  return position ? [position.ord, position.key, position.id] : [0, null, LOWEST_ID];
}
