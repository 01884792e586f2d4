import { z } from 'zod';
import { filterKey, filtersIn, filtersSchema } from '../search/filters.ts';
import { SEARCH_ORDERS } from '../search/orders.ts';

/** What a search asks for, beside its place. */
export const criteriaSchema = filtersSchema.extend({
  order: z.enum(SEARCH_ORDERS).default('varied'),
});

export type Criteria = z.output<typeof criteriaSchema>;

/** Only the criteria of a request that has more fields. */
export function criteriaIn(asked: Criteria): Criteria {
  return { ...filtersIn(asked), order: asked.order };
}

export type Sought = {
  /** Null: the member's own at the moment. */
  readonly regionId: number | null;
  /** A town of the region, which is then named. */
  readonly city: string | null;
  readonly criteria: Criteria;
};

/** Equal searches of a member have the same text: their own region named is the same as none. */
export function soughtKey(
  { regionId, city, criteria }: Sought,
  viewer: { readonly regionId: number | null },
): string {
  return [regionId ?? viewer.regionId, city, criteria.order, filterKey(criteria)].join(' ');
}
