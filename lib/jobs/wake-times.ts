import { SECOND } from '../kernel/clock.ts';

/** A thousand messages a second ask for a round each; one does for all that fall due together. */
const TOGETHER_MS = SECOND;

/**
 * When a round has to begin so that what falls due at `at` is done, given those already set; null when one
 * of them does it. What is due now waits for no later round. A lone wish is met to the millisecond, of many
 * close together those after the first up to a second late. Pure.
 */
export function wakeTime(set: Iterable<number>, at: number, now: number): number | null {
  const from = Math.max(at, now);
  let fallsDue = from;
  for (const other of set) {
    const soonEnough = at <= now ? other <= now : other >= from && other <= from + TOGETHER_MS;
    if (soonEnough) return null;
    const next = other + TOGETHER_MS;
    if (at > now && other > now && other < from && next > fallsDue) fallsDue = next;
  }
  return fallsDue;
}
