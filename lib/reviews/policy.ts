import { after, DAY } from '../kernel/clock.ts';
import { REVIEW_FROM_DAYS } from './limits.ts';

/**
 * From when a member may review the site: after a week their opinion is more meaningful than after the first
 * evening.
 */
export function reviewFrom(joinedAt: Date): Date {
  return after(joinedAt, REVIEW_FROM_DAYS * DAY);
}
