import { DAY, MINUTE } from '../kernel/clock.ts';

/** How long a cookie choice holds; after it the banner asks again (Garante, guidelines of 10 June 2021: six months). */
export const COOKIE_CHOICE_MONTHS = 6;
/** The same in milliseconds. */
export const COOKIE_CHOICE_MS = 182 * DAY;
/** How long a sign-in by Google or Apple may take: the lifetime of its cookie. */
export const SIGN_IN_ATTEMPT_MS = 10 * MINUTE;
/** How long a browser may take to sign the challenge for a passkey: the lifetime of its cookie. */
export const PASSKEY_CHALLENGE_MS = 10 * MINUTE;
/** Days for which a browser keeps the search that /find opens again. */
export const FIND_COOKIE_DAYS = 30;
/** How long a visit lasts: popups of its start are shown once within this time. */
export const VISIT_MS = 10 * MINUTE;
/** Hour of the night at which data older than their retention are erased. */
export const RETENTION_HOUR_UTC = 3;
