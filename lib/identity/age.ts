import { AGE_MAX, AGE_MIN } from './limits.ts';

/** The age given at signup plus the whole years since. */
export function ageAt(given: number, givenAt: Date, now: Date): number {
  let years = now.getUTCFullYear() - givenAt.getUTCFullYear();
  const anniversary = new Date(givenAt);
  anniversary.setUTCFullYear(now.getUTCFullYear());
  if (anniversary > now) years -= 1;
  return given + Math.max(0, years);
}

/** Whether a person may give this age; a member's own, which has grown beyond the offered ones, is kept. */
export function isOfferedAge(age: number | undefined): age is number {
  return age !== undefined && Number.isInteger(age) && age >= AGE_MIN && age <= AGE_MAX;
}
