import { DAY } from '../kernel/clock.ts';

/** How long an affiliate's older key is accepted after a newer one is issued. */
export const KEY_ROTATION_MS = 7 * DAY;
/** Largest difference between an affiliate's clock and ours, in seconds. */
export const PARTNER_CLOCK_SECONDS = 300;
/** Calls of affiliates that run at the same time. */
export const POSTBACKS_AT_ONCE = 10;
