import { SIGNUP_AGE_MAX, SIGNUP_AGE_MIN } from './limits.ts';

/** The age given at signup plus the whole years since. */
export function ageAt(given: number, givenAt: Date, now: Date): number {
  let years = now.getUTCFullYear() - givenAt.getUTCFullYear();
  const anniversary = new Date(givenAt);
  anniversary.setUTCFullYear(now.getUTCFullYear());
  if (anniversary > now) years -= 1;
  return given + Math.max(0, years);
}

/** Ages offered at signup; the service is for adults and the select begins at 19. */
export function isSignupAge(age: number | undefined): age is number {
  return (
    age !== undefined && Number.isInteger(age) && age >= SIGNUP_AGE_MIN && age <= SIGNUP_AGE_MAX
  );
}
