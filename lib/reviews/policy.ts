import { after, DAY } from '../kernel/clock.ts';

/** Signs of a review, after trimming. */
export const SHORTEST = 40;
export const LONGEST = 600;

const FIRST_DAYS = 7;

/** From when a member may say what they think of the site: a week tells more than a first evening. */
export function reviewFrom(joinedAt: Date): Date {
  return after(joinedAt, FIRST_DAYS * DAY);
}
