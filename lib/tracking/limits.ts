import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';

/** How long an affiliate's older key is accepted after a newer one is issued. */
export const KEY_ROTATION_MS = 7 * DAY;
/** Largest difference between an affiliate's clock and ours, in seconds. */
export const PARTNER_CLOCK_SECONDS = 300;
/** Delays after the first, second … failed try; after the last one the postback is dead and shown to staff. */
export const POSTBACK_RETRY_DELAYS_MS = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  8 * HOUR,
  DAY,
] as const;
/** Calls of affiliates that run at the same time. */
export const POSTBACKS_AT_ONCE = 10;

/** A page that fails repeatedly, or in several tabs, reports the same error: one row within this time. */
export const SAME_CLIENT_LOG_MS = MINUTE;
