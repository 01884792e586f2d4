import type { MemberViewer } from '../../identity/viewer.ts';
import { agesOf, ANSWER_FILTERS, type Filters } from './filters.ts';
import { regionCount } from '../queries.ts';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '../limits.ts';

const SWITCHES = [
  'withPhoto',
  'severalPhotos',
  'photoChecked',
  'onlineNow',
  'newHere',
  'membersOnly',
] as const;

/** One relaxed filter for a search without results, and how many profiles it would find. */
export type WiderSearch = {
  readonly gives: 'ages' | (typeof SWITCHES)[number] | (typeof ANSWER_FILTERS)[number];
  readonly change: Partial<Filters>;
  readonly total: number;
};

const MORE_YEARS = 5;
function steps(filters: Filters): Omit<WiderSearch, 'total'>[] {
  const [low, high] = agesOf(filters);
  const ageMin = Math.max(SEARCH_AGE_MIN, low - MORE_YEARS);
  const ageMax = Math.min(SEARCH_AGE_MAX, high + MORE_YEARS);
  const wider = ageMin !== low || ageMax !== high;
  return [
    ...(wider ? [{ gives: 'ages' as const, change: { ageMin, ageMax } }] : []),
    ...SWITCHES.filter((name) => filters[name]).map((name) => ({
      gives: name,
      change: { [name]: false },
    })),
    ...ANSWER_FILTERS.filter((name) => filters[name].length > 0).map((name) => ({
      gives: name,
      change: { [name]: [] },
    })),
  ];
}

/** Single changes of the filters that find profiles in the region, the one with most results first. */
export async function widerSearches(
  viewer: MemberViewer,
  region: string,
  filters: Filters,
  now: Date,
): Promise<readonly WiderSearch[]> {
  const counted = await Promise.all(
    steps(filters).map(async (step) => {
      const { total } = await regionCount(viewer, region, now, { ...filters, ...step.change });
      return { ...step, total };
    }),
  );
  return counted.filter(({ total }) => total > 0).sort((left, right) => right.total - left.total);
}
