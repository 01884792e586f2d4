import { DAY, MINUTE } from '../kernel/clock.ts';

/** Activity within this time counts as online now. */
export const ONLINE_NOW_MS = 15 * MINUTE;
/** Listings receive a member's last activity at most this much later than profiles, which saves index writes. */
export const LISTING_LAG_MS = 5 * MINUTE;
/** How long a listed profile is new. */
export const NEW_PROFILE_MS = 7 * DAY;
/** Approved photos that a profile with several photos has at least. */
export const SEVERAL_PHOTOS = 2;
/** Days without activity after which a member falls into the next class of the search order. */
export const ACTIVITY_CLASS_DAYS = [1, 7, 30] as const;

/** Hour at which the shuffle numbers are renewed, which is when the day of a shuffle begins. */
export const SHUFFLE_HOUR_UTC = 2;
