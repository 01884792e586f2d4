/** Nothing is told in the first seconds of a visit. */
export const FIRST_DELAY_MS = 5_000;

const FIRST_CHECK_MS = 40_000;
const NEXT_CHECK_MS = 10_000;

/**
 * When it is looked again for what waits: counted from the beginning of the visit, so that pages looked at
 * briefly do not put it off. Seldom until the first of the visit was told, more often from then on. Pure.
 */
export function nextCheck(landed: number, notified: boolean, now: number): number {
  const every = notified ? NEXT_CHECK_MS : FIRST_CHECK_MS;
  const checks = Math.floor(Math.max(0, now - landed) / every);
  return landed + (checks + 1) * every;
}
