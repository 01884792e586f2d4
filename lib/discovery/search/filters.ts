import { z } from 'zod';
import { Children, DatingIntent, Interest, Language, Smoking } from '../../db/generated/enums.ts';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '../limits.ts';

const age = z.coerce.number().int().min(SEARCH_AGE_MIN).max(SEARCH_AGE_MAX);

/** Answers of a profile, of which it must have given one; none named: any profile. */
function answers<Value extends string>(values: Readonly<Record<string, Value>>) {
  return z.array(z.enum(values)).max(Object.keys(values).length).readonly().default([]);
}

export const filtersSchema = z.object({
  ageMin: age.default(SEARCH_AGE_MIN),
  ageMax: age.default(SEARCH_AGE_MAX),
  withPhoto: z.boolean().default(false),
  /** Two or more approved photos. */
  severalPhotos: z.boolean().default(false),
  /** Members whose main photo a moderator compared with a selfie. */
  photoChecked: z.boolean().default(false),
  membersOnly: z.boolean().default(false),
  /** Members active within the last 15 minutes who show their presence. */
  onlineNow: z.boolean().default(false),
  /** Listed within the last seven days. */
  newHere: z.boolean().default(false),
  intents: answers(DatingIntent),
  interests: answers(Interest),
  spokenLanguages: answers(Language),
  children: answers(Children),
  smoking: answers(Smoking),
});

export type Filters = z.output<typeof filtersSchema>;

/** The filters that are a list of answers. */
export const ANSWER_FILTERS = [
  'intents',
  'interests',
  'spokenLanguages',
  'children',
  'smoking',
] as const;

export const NO_FILTERS: Filters = filtersSchema.parse({});

/** The youngest and the oldest age requested, in either order. */
export function agesOf({ ageMin, ageMax }: Filters): readonly [number, number] {
  return ageMin <= ageMax ? [ageMin, ageMax] : [ageMax, ageMin];
}

/** Birthdays of members with one of the ages on this day: after the first and up to the second. */
export function bornBetween(filters: Filters, now: Date): readonly [string, string] {
  const [low, high] = agesOf(filters);
  return [dayYearsBefore(now, high + 1), dayYearsBefore(now, low)];
}

/** The date of `now`, a number of whole years earlier, as PostgreSQL reads a date. */
export function dayYearsBefore(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

/** Hosted profiles are not members, never count as online and have no verified photo. */
export function hasHosted({ membersOnly, onlineNow, photoChecked }: Filters): boolean {
  return !membersOnly && !onlineNow && !photoChecked;
}

/** Whether the filters ask for answers, several photos or a verified one, which the counts of a region do not tell apart. */
export function asksForTraits(filters: Filters): boolean {
  const { severalPhotos, photoChecked } = filters;
  return severalPhotos || photoChecked || ANSWER_FILTERS.some((name) => filters[name].length > 0);
}

/** Filters as part of a cache key: equal filters give the same text. */
export function filterKey(filters: Filters): string {
  const { ageMin, ageMax, withPhoto, severalPhotos, photoChecked } = filters;
  const { membersOnly, onlineNow, newHere } = filters;
  const photos = [withPhoto, severalPhotos, photoChecked];
  const switches = [...photos, membersOnly, onlineNow, newHere].map(Number);
  const lists = ANSWER_FILTERS.map((name) => filters[name].toSorted().join('+'));
  return [ageMin, ageMax, ...switches, ...lists].join(',');
}

/** Only the filters of a request that has more fields. */
export function filtersIn(asked: Filters): Filters {
  const { ageMin, ageMax, withPhoto, severalPhotos, photoChecked } = asked;
  const { membersOnly, onlineNow, newHere } = asked;
  const { intents, interests, spokenLanguages, children, smoking } = asked;
  return {
    ageMin,
    ageMax,
    withPhoto,
    severalPhotos,
    photoChecked,
    membersOnly,
    onlineNow,
    newHere,
    intents,
    interests,
    spokenLanguages,
    children,
    smoking,
  };
}
