import { after, DAY } from '../kernel/clock.ts';

/** Length of a review in characters, after trimming. */
export const SHORTEST = 40;
export const LONGEST = 600;

const FIRST_DAYS = 7;

/**
 * From when a member may review the site: after a week their opinion is more meaningful than after the first
 * evening.
 */
export function reviewFrom(joinedAt: Date): Date {
  return after(joinedAt, FIRST_DAYS * DAY);
}
