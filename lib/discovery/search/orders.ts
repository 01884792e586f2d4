import { after } from '../../kernel/clock.ts';
import { ACTIVE_BANDS_MS, NEAR_BANDS_KM } from '../limits.ts';

/**
 * Orders of a search. Varied: by activity, another shuffle for each member and day. New: by the day of the listing.
 * Active and near divide the varied order into bands, of the last activity and of the distance between the centres of
 * two towns: within a band nothing of either shows.
 */
export const SEARCH_ORDERS = ['varied', 'new', 'active', 'near'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The centre of a town in hundredths of a degree, which are about a kilometre. */
export type Centre = { readonly latitude: number; readonly longitude: number };

/** One range of an order: they are read one after the other. */
type Range = {
  readonly ord: number;
  readonly activityClass: number;
  /** The circular order of shuffle numbers begins with part 0 and ends with part 1. */
  readonly part: 0 | 1;
  /** Of the distance, the nearest first, or of the activity, the latest last. */
  readonly band: number;
};

const CLASSES = [0, 1, 2, 3] as const;
const PARTS = [0, 1] as const;
const KM_PER_HUNDREDTH = 1.1132;

function numbered(ranges: readonly Omit<Range, 'ord'>[]): readonly Range[] {
  return ranges.map((range, ord) => ({ ord, ...range }));
}

function rangesOf(classes: readonly number[], bands: readonly number[]): Omit<Range, 'ord'>[] {
  return bands.flatMap((band) =>
    classes.flatMap((activityClass) => PARTS.map((part) => ({ activityClass, part, band }))),
  );
}

/** The ranges of an order of shuffle numbers; `today` limits them to members who were active today. */
export function ranges(order: Exclude<SearchOrder, 'new'>, today = false): readonly Range[] {
  const [first, ...rest] = CLASSES;
  const classes = today ? [first] : CLASSES;
  switch (order) {
    case 'varied':
      return numbered(rangesOf(classes, [0]));
    case 'near':
      return numbered(
        rangesOf(
          classes,
          [...NEAR_BANDS_KM, Infinity].map((_, band) => band),
        ),
      );
    case 'active': {
      const bands = [...ACTIVE_BANDS_MS, Infinity].map((_, band) => band).reverse();
      return numbered([...rangesOf([first], bands), ...(today ? [] : rangesOf(rest, [0]))]);
    }
  }
}

/** The values of the parameters of `bandCondition`. */
export function bandValues(order: SearchOrder, centre: Centre | null, at: Date): unknown[] {
  if (order === 'active') return [ACTIVE_BANDS_MS.map((age) => after(at, -age)).reverse()];
  if (order !== 'near' || centre === null) return [];
  const { latitude, longitude } = centre;
  return [latitude, longitude, narrowing(latitude)];
}

/** How much a degree of longitude is shorter than one of latitude, squared. */
function narrowing(latitude: number): number {
  return Math.cos((latitude / 100) * (Math.PI / 180)) ** 2;
}

const SQUARES = NEAR_BANDS_KM.map((km) => (km / KM_PER_HUNDREDTH) ** 2);

/** SQL: whether a listing `x` is in the band of range `s`, by parameters from number `first` on. */
export function bandCondition(order: SearchOrder, first: number): string {
  const [one, two, three] = [0, 1, 2].map((index) => `$${String(first + index)}`);
  if (order === 'active') {
    // A member who hides their activity is in the earliest band of the class in which the last night left them.
    return `AND (s.activity_class > 0
        OR coalesce(width_bucket(x.last_active_at, ${one}::timestamptz[]), 0) = s.band)`;
  }
  if (order !== 'near') return '';
  const [north, east] = [`(x.latitude - ${one}::int)`, `(x.longitude - ${two}::int)`];
  const square = `${north} * ${north} + ${east} * ${east} * ${three}::float8`;
  // A member who names no town is in the last band.
  return `AND coalesce(width_bucket(${square}, '{${SQUARES.join(',')}}'::float8[]),
        ${String(SQUARES.length)}) = s.band`;
}

/** The band of the distance between two centres, as `bandCondition` computes it; null: of nobody's town. */
export function nearBand(from: Centre, to: Centre | null): number {
  if (to === null) return SQUARES.length;
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  const square = north * north + east * east * narrowing(from.latitude);
  return SQUARES.filter((bound) => square >= bound).length;
}
