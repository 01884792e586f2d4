import { clock, MINUTE } from '../kernel/clock.ts';

/**
 * Messages dated after this are not due: nobody is shown them. A minute ahead is still now, for the clocks
 * of two instances differ.
 */
export function dueUntil(): Date {
  return new Date(clock.ms() + MINUTE);
}
