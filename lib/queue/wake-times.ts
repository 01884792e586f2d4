import { HOUR, SECOND } from '../kernel/clock.ts';

/** A thousand messages a second each request a round; one round serves all that fall due within this time. */
const TOGETHER_MS = SECOND;

/** What falls due later is left to the ticks of its minute: a timer of more than 24 days would start at once. */
const AHEAD_MS = HOUR;

/**
 * When to start a round for work due at `at`, given the rounds already scheduled; null if one of those serves
 * it, or a later tick. Work due now never waits for a later round. A single request is served to the millisecond; of several
 * close together, those after the first are up to a second late. Pure.
 */
export function wakeTime(set: Iterable<number>, at: number, now: number): number | null {
  if (at > now + AHEAD_MS) return null;
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
