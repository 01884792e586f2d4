import { localDay } from '../../kernel/quiet-hours.ts';

type Given = {
  readonly age?: number | undefined;
  readonly birthDate?: string | undefined;
};

/** An age, and the day since when it holds: the last birthday, or undefined where only the age was given. */
type GivenAge = { readonly age: number | undefined; readonly ageSince?: Date };

/** A day of a year; 29 February falls on 1 March in a year without it, so that nobody comes of age too early. */
function dayIn(year: number, monthIndex: number, day: number): Date {
  return new Date(Date.UTC(year, monthIndex, day));
}

/**
 * The age that a signup gives: from the date of birth (`yyyy-mm-dd`), by today's date in the brand's time zone,
 * or the plain age of the reference texts. No age for a date that has not come. Pure.
 */
export function givenAge({ age, birthDate }: Given, zone: string, now: Date): GivenAge {
  if (birthDate === undefined) return { age };
  const born = new Date(`${birthDate}T00:00:00Z`);
  const today = localDay(now, zone);
  if (born > today) return { age: undefined };
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const birthdayIn = (year: number): Date => dayIn(year, born.getUTCMonth(), born.getUTCDate());
  const passed = birthdayIn(today.getUTCFullYear()) <= today;
  const whole = passed ? years : years - 1;
  return { age: whole, ageSince: birthdayIn(born.getUTCFullYear() + whole) };
}
