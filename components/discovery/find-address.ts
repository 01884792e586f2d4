import { CHILDREN, INTENTS, LANGUAGES, SMOKING } from '#components/profile/own/fact-choices.ts';
import { INTERESTS } from '#components/profile/own/interest-list.ts';
import type { Filters } from '#lib/discovery/search/filters.ts';
import type { SearchOrder } from '#lib/discovery/search/orders.ts';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN, SEARCH_MAX_PAGE } from '#lib/discovery/limits.ts';

/** The state of a search page, as its address contains it. */
export type FindState = Filters & {
  readonly page: number;
  /** Name or id; the member's own region when absent. */
  readonly region: string | undefined;
  /** City within the region; a city alone determines its region. */
  readonly city: string | undefined;
  readonly order: SearchOrder;
};

/** The cookie with the last search, so that /find opens it again. */
export const FIND_COOKIE = 'find';

export const CLEARED_FILTERS: Filters = {
  ageMin: SEARCH_AGE_MIN,
  ageMax: SEARCH_AGE_MAX,
  withPhoto: false,
  severalPhotos: false,
  photoChecked: false,
  onlineNow: false,
  newHere: false,
  membersOnly: false,
  intents: [],
  interests: [],
  spokenLanguages: [],
  children: [],
  smoking: [],
};

// Every order of the contract: a missing one does not compile.
const OFFERED_ORDERS: Readonly<Record<SearchOrder, true>> = {
  varied: true,
  new: true,
  active: true,
  near: true,
};
export const ORDERS = Object.keys(OFFERED_ORDERS) as readonly SearchOrder[];

/** The name of the order in the address. */
export const ORDER = 'sort';

/** The filters that are on or off, with their names in the address. */
export const CHOICES = {
  withPhoto: 'photo',
  severalPhotos: 'photos',
  photoChecked: 'verified',
  onlineNow: 'online',
  newHere: 'new',
  membersOnly: 'members',
} as const;

type Choice = keyof typeof CHOICES;

export const choices = Object.keys(CHOICES) as readonly Choice[];

/** The filters that are a list of answers, with their names in the address, which repeats them for each answer. */
export const ANSWERS = {
  intents: 'intent',
  interests: 'interest',
  spokenLanguages: 'language',
  children: 'children',
  smoking: 'smoking',
} as const;

type Answer = keyof typeof ANSWERS;

const answerFilters = Object.keys(ANSWERS) as readonly Answer[];

/** What each list may contain, in the order in which it is stored. */
export const OFFERED_ANSWERS: { readonly [Name in Answer]: Filters[Name] } = {
  intents: INTENTS,
  interests: INTERESTS,
  spokenLanguages: LANGUAGES,
  children: CHILDREN,
  smoking: SMOKING,
};

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

function whole(text: string | undefined, low: number, high: number, otherwise: number): number {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= low && value <= high
    ? value
    : otherwise;
}

/**
 * Reads the address. Plain /find restores the remembered search; a search with parameters takes only the
 * members-only choice from it, until that is switched off.
 */
export function readFind(query: Query, remembered: string | undefined): FindState {
  const known = [
    'page',
    'region',
    'city',
    'from',
    'to',
    ORDER,
    ...Object.values(CHOICES),
    ...Object.values(ANSWERS),
  ];
  const named = known.some((key) => key in query);
  const stored = new URLSearchParams(remembered ?? '');
  const read = (key: string): string | undefined => {
    const value = named ? query[key] : stored.get(key);
    const first = Array.isArray(value) ? (value[0] as string | undefined) : value;
    return typeof first === 'string' && first !== '' ? first : undefined;
  };
  const answers = <Name extends Answer>(name: Name): readonly Filters[Name][number][] => {
    const key = ANSWERS[name];
    const given = named ? [query[key] ?? []].flat() : stored.getAll(key);
    return OFFERED_ANSWERS[name].filter((value) => given.includes(value));
  };
  const members = named && 'members' in query ? read('members') : stored.get('members');
  return {
    page: Math.min(whole(read('page'), 1, Number.MAX_SAFE_INTEGER, 1), SEARCH_MAX_PAGE),
    region: read('region')?.slice(0, 80),
    city: read('city')?.slice(0, 80),
    order: ORDERS.find((order) => order === read(ORDER)) ?? 'varied',
    ageMin: whole(read('from'), SEARCH_AGE_MIN, SEARCH_AGE_MAX, SEARCH_AGE_MIN),
    ageMax: whole(read('to'), SEARCH_AGE_MIN, SEARCH_AGE_MAX, SEARCH_AGE_MAX),
    withPhoto: read('photo') === '1',
    severalPhotos: read('photos') === '1',
    photoChecked: read('verified') === '1',
    onlineNow: read('online') === '1',
    newHere: read('new') === '1',
    membersOnly: members === '1',
    intents: answers('intents'),
    interests: answers('interests'),
    spokenLanguages: answers('spokenLanguages'),
    children: answers('children'),
    smoking: answers('smoking'),
  };
}

/** The query of a search; also the value that is remembered. */
export function findQuery(state: FindState): string {
  const query = new URLSearchParams({ page: String(state.page) });
  if (state.region !== undefined) query.set('region', state.region);
  if (state.city !== undefined) query.set('city', state.city);
  if (state.order !== 'varied') query.set(ORDER, state.order);
  if (state.ageMin !== SEARCH_AGE_MIN) query.set('from', String(state.ageMin));
  if (state.ageMax !== SEARCH_AGE_MAX) query.set('to', String(state.ageMax));
  for (const choice of choices) if (state[choice]) query.set(CHOICES[choice], '1');
  for (const name of answerFilters) {
    for (const value of state[name]) query.append(ANSWERS[name], value);
  }
  if (!state.membersOnly) query.set(CHOICES.membersOnly, '0');
  return query.toString();
}

export function findHref(
  prefix: string,
  state: FindState,
  change: Partial<FindState> = {},
): string {
  return `${prefix}/find?${findQuery({ ...state, ...change })}`;
}

/** How many filters narrow the search; the place is not one of them. */
export function filtersOn(state: Filters): number {
  const ages = state.ageMin !== SEARCH_AGE_MIN || state.ageMax !== SEARCH_AGE_MAX;
  const lists = answerFilters.map((name) => state[name].length > 0);
  return [ages, ...choices.map((choice) => state[choice]), ...lists].filter(Boolean).length;
}
