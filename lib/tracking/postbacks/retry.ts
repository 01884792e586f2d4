import { DAY, HOUR, MINUTE } from '../../kernel/clock.ts';

/** Delays after the first, second … failed try; after the last one the postback is dead and shown to staff. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY] as const;

/** Milliseconds until the next try; undefined when there is none. Pure. */
export function waitAfter(attempts: number): number | undefined {
  return RETRY_DELAYS_MS[attempts - 1];
}
