import { agesOf, asksForTraits, hasHosted, type Filters } from './filters.ts';
import type { Audience } from './audience.ts';
import { facetCountsOf, type FacetCount } from './facet-counts.ts';
import { traitCount } from './trait-count.ts';
import { ONLINE_COUNT_MIN } from '../limits.ts';

/**
 * How many profiles of a region pass the filters, at most a minute old. Includes profiles that the viewer has
 * blocked.
 */
export async function totalOf(
  audience: Audience,
  regionId: number,
  filters: Filters,
  now: Date,
): Promise<number> {
  if (asksForTraits(filters)) return traitCount(audience, regionId, filters, now);
  return sum(
    (await facetCountsOf(audience, regionId, now)).filter((facet) => fits(facet, filters)),
  );
}

/**
 * Members who were active in the region in the last 15 minutes and show it, at most a minute old; null while
 * they are too few to publish.
 */
export async function hereNow(
  audience: Audience,
  regionId: number,
  now: Date,
): Promise<number | null> {
  const total = sum((await facetCountsOf(audience, regionId, now)).filter(({ here }) => here));
  return total < ONLINE_COUNT_MIN ? null : total;
}

function fits(facet: FacetCount, filters: Filters): boolean {
  const [youngest, oldest] = agesOf(filters);
  return (
    facet.here === filters.onlineNow &&
    (hasHosted(filters) || !facet.hosted) &&
    (facet.withPhoto || !filters.withPhoto) &&
    (facet.newHere || !filters.newHere) &&
    facet.age >= youngest &&
    facet.age <= oldest
  );
}

function sum(facets: readonly FacetCount[]): number {
  return facets.reduce((total, { count }) => total + count, 0);
}
