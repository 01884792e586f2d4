import { agesOf, hasHosted, type Filters } from './filters.ts';
import { talliesOf, type Audience, type Tally } from './tallies.ts';

/** Fewer than this many people here now would tell who they are, or look like nobody. */
export const FEWEST_SHOWN = 5;

/** How many profiles of a region fit, at most a minute old. Counts those that the asker blocked, too. */
export async function totalOf(
  audience: Audience,
  regionId: number,
  filters: Filters,
  now: Date,
): Promise<number> {
  return sum((await talliesOf(audience, regionId, now)).filter((tally) => fits(tally, filters)));
}

/**
 * Members who were active in the region in the last 15 minutes and let it be seen, at most a minute old;
 * null while they are too few to be told.
 */
export async function hereNow(
  audience: Audience,
  regionId: number,
  now: Date,
): Promise<number | null> {
  const total = sum((await talliesOf(audience, regionId, now)).filter(({ here }) => here));
  return total < FEWEST_SHOWN ? null : total;
}

function fits(tally: Tally, filters: Filters): boolean {
  const [youngest, oldest] = agesOf(filters);
  return (
    tally.here === filters.onlineNow &&
    (hasHosted(filters) || !tally.hosted) &&
    (tally.withPhoto || !filters.withPhoto) &&
    (tally.newHere || !filters.newHere) &&
    tally.age >= youngest &&
    tally.age <= oldest
  );
}

function sum(tallies: readonly Tally[]): number {
  return tallies.reduce((total, { count }) => total + count, 0);
}
