import { NO_FILTERS, type Filters } from '#lib/discovery/filters.ts';

export type SearchCase = {
  readonly name: string;
  readonly filters: Filters;
  readonly purpose: 'find' | 'match';
  readonly who: 'anywhere' | 'largest' | 'busy';
  /** A page far in: the fiftieth, or one that so selective a filter still fills. */
  readonly deep: number;
};

const find = { purpose: 'find', who: 'largest', deep: 50 } as const;
const filters = (wanted: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...wanted });

export const cases: readonly SearchCase[] = [
  { ...find, name: 'no filter, any region', filters: NO_FILTERS, who: 'anywhere', deep: 5 },
  { ...find, name: 'no filter', filters: NO_FILTERS },
  {
    ...find,
    name: 'all filters that leave 50 pages',
    filters: filters({ ageMin: 25, ageMax: 45, withPhoto: true, membersOnly: true }),
  },
  { ...find, name: 'narrow age', filters: filters({ ageMin: 30, ageMax: 31 }) },
  { ...find, name: 'with photo', filters: filters({ withPhoto: true }) },
  { ...find, name: 'members only', filters: filters({ membersOnly: true }) },
  { ...find, name: 'online now', filters: filters({ onlineNow: true }), deep: 10 },
  { ...find, name: 'new here', filters: filters({ newHere: true }), deep: 10 },
  { ...find, name: 'match', filters: NO_FILTERS, purpose: 'match' },
  {
    ...find,
    name: 'match, 2,000 chosen, 500 blocked',
    filters: NO_FILTERS,
    purpose: 'match',
    who: 'busy',
  },
];
