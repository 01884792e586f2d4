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
  /** Null: the member's own. */
  readonly regionId: number | null;
  /** A town of the region. */
  readonly city: string | null;
  readonly criteria: Criteria;
};

/** Equal searches have the same text. */
export function soughtKey({ regionId, city, criteria }: Sought): string {
  return [regionId, city, criteria.order, filterKey(criteria)].join(' ');
}
