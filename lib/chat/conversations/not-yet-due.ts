import { clock, MINUTE } from '../../kernel/clock.ts';

/**
 * Messages dated after this are not due and shown to no one. One minute ahead still counts as now, because
 * the clocks of two instances differ.
 */
export function dueUntil(): Date {
  return new Date(clock.ms() + MINUTE);
}
