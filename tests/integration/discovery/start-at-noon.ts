import { clock, DAY, HOUR } from '#lib/kernel/clock.ts';

/** Moves the clock on to noon (UTC), so that no day of the shuffle or of the picks ends during the file. */
export function startAtNoon(): void {
  const sinceMidnight = Date.now() % DAY;
  clock.setOffset((12 * HOUR - sinceMidnight + DAY) % DAY);
}
