import { NO_FILTERS, type Filters } from '#lib/discovery/search/filters.ts';
import type { SearchOrder } from '#lib/discovery/search/orders.ts';
import { sizesOf } from './sizes.ts';

const { deepPage, selectivePage, anywherePage, chosen, blocked } = sizesOf('search');

export type SearchCase = {
  readonly name: string;
  readonly filters: Filters;
  readonly order?: SearchOrder;
  readonly purpose: 'find' | 'match';
  readonly who: 'anywhere' | 'largest' | 'busy';
  /** A deep page that these filters still fill. */
  readonly deep: number;
};

const find = { purpose: 'find', who: 'largest', deep: deepPage } as const;
const filters = (wanted: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...wanted });

export const cases: readonly SearchCase[] = [
  {
    ...find,
    name: 'no filter, any region',
    filters: NO_FILTERS,
    who: 'anywhere',
    deep: anywherePage,
  },
  { ...find, name: 'no filter', filters: NO_FILTERS },
  {
    ...find,
    name: `all filters that leave ${deepPage} pages`,
    filters: filters({ ageMin: 25, ageMax: 45, withPhoto: true, membersOnly: true }),
  },
  { ...find, name: 'narrow age', filters: filters({ ageMin: 30, ageMax: 31 }) },
  { ...find, name: 'with photo', filters: filters({ withPhoto: true }) },
  { ...find, name: 'members only', filters: filters({ membersOnly: true }) },
  {
    ...find,
    name: 'answers: interests, intent, language, no smoking',
    filters: filters({
      interests: ['wine', 'yoga', 'hiking', 'cinema'],
      intents: ['serious', 'see_what_happens'],
      spokenLanguages: ['it'],
      smoking: ['no'],
    }),
    deep: selectivePage,
  },
  {
    ...find,
    name: 'every filter at once',
    filters: filters({
      ageMin: 25,
      ageMax: 55,
      withPhoto: true,
      severalPhotos: true,
      photoChecked: true,
      membersOnly: true,
      interests: ['wine', 'yoga', 'hiking', 'cinema', 'travel', 'music', 'cooking', 'reading'],
      intents: ['serious', 'see_what_happens', 'friendship'],
      spokenLanguages: ['it', 'en'],
      children: ['have', 'have_and_want_more', 'want', 'unsure'],
      smoking: ['no', 'sometimes'],
    }),
    deep: selectivePage,
  },
  { ...find, name: 'online now', filters: filters({ onlineNow: true }), deep: selectivePage },
  { ...find, name: 'new here', filters: filters({ newHere: true }), deep: selectivePage },
  { ...find, name: 'newest first', filters: NO_FILTERS, order: 'new' },
  { ...find, name: 'recently active first', filters: NO_FILTERS, order: 'active' },
  { ...find, name: 'nearest first', filters: NO_FILTERS, order: 'near' },
  { ...find, name: 'match', filters: NO_FILTERS, purpose: 'match' },
  {
    ...find,
    name: `match, ${chosen} chosen, ${blocked} blocked`,
    filters: NO_FILTERS,
    purpose: 'match',
    who: 'busy',
  },
];
