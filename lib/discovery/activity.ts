import { DAY, MINUTE } from '../kernel/clock.ts';

/** Counted as here now. */
export const HERE_NOW_MS = 15 * MINUTE;

/** Listings hear of a sign of life at most so much later than profiles: their indexes are spared. */
export const LISTING_LAG_MS = 5 * MINUTE;

const NEW_HERE_MS = 7 * DAY;

/** Whether a last sign of life, null where it is hidden, counts as here now. */
export function isHereNow(lastActiveAt: Date | null, now: Date): boolean {
  return lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() <= HERE_NOW_MS;
}

/** Who was active then or later is here now. */
export function hereSince(now: Date): Date {
  return new Date(now.getTime() - HERE_NOW_MS);
}

/** Who was listed then or later is new here. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_HERE_MS);
}
