import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';

/** Waits after the first, second … failed try; when they are used up the postback is dead, and staff sees it. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY] as const;

/** Milliseconds until the next try, or undefined when no further one is due. Pure. */
export function waitAfter(attempts: number): number | undefined {
  return WAITS[attempts - 1];
}
