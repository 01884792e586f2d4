import { DAY, MINUTE } from '../kernel/clock.ts';

/** Activity within this time counts as online now. */
export const HERE_NOW_MS = 15 * MINUTE;

/** Listings receive a member's last activity at most this much later than profiles, which saves index writes. */
export const LISTING_LAG_MS = 5 * MINUTE;

const NEW_HERE_MS = 7 * DAY;

/** Whether a last activity, null where it is hidden, counts as online now. */
export function isHereNow(lastActiveAt: Date | null, now: Date): boolean {
  return lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() <= HERE_NOW_MS;
}

/** Profiles active since this time are online now. */
export function hereSince(now: Date): Date {
  return new Date(now.getTime() - HERE_NOW_MS);
}

/** Profiles listed since this time are new. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_HERE_MS);
}
