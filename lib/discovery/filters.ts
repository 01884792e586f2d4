import { z } from 'zod';

export const YOUNGEST_SHOWN = 18;
export const OLDEST_SHOWN = 98;

const age = z.coerce.number().int().min(YOUNGEST_SHOWN).max(OLDEST_SHOWN);

export const filtersSchema = z.object({
  ageMin: age.default(YOUNGEST_SHOWN),
  ageMax: age.default(OLDEST_SHOWN),
  withPhoto: z.boolean().default(false),
  membersOnly: z.boolean().default(false),
});

export type Filters = z.output<typeof filtersSchema>;

export const NO_FILTERS: Filters = filtersSchema.parse({});

/** Birthdays that have one of the ages on this day: after the first and up to the second. */
export function bornBetween({ ageMin, ageMax }: Filters, now: Date): readonly [string, string] {
  const [low, high] = ageMin <= ageMax ? [ageMin, ageMax] : [ageMax, ageMin];
  return [dayYearsBefore(now, high + 1), dayYearsBefore(now, low)];
}

/** The day of `now`, some whole years earlier, as PostgreSQL reads a date. */
export function dayYearsBefore(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

export function filterKey({ ageMin, ageMax, withPhoto, membersOnly }: Filters): string {
  return [ageMin, ageMax, withPhoto ? 'photo' : '', membersOnly ? 'members' : ''].join(',');
}
