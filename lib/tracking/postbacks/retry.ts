import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';

/** Waits after the first, second … failed try; when they are used up the postback is dead, and staff sees it. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY] as const;

/** Milliseconds until the next try, or undefined when no further one is due. Pure. */
export function waitAfter(attempts: number): number | undefined {
  return RETRY_DELAYS_MS[attempts - 1];
}
