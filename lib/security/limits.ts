import { DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** A member's session ends after this time without a call (DESIGN §5). */
export const SESSION_IDLE_MS = 14 * DAY;
/** A member's session, and its cookie, ends after this time in any case (DESIGN §5). */
export const SESSION_LIFETIME_MS = 90 * DAY;
/** The time of a session's last call is written at most this often. */
export const SESSION_WRITE_MS = MINUTE;
/**
 * A renewed session's former token is valid for this time after the first use of the new one, for calls in
 * flight and other tabs (DESIGN §5).
 */
export const FORMER_TOKEN_MS = MINUTE;
/** How long the result of a session query is cached: an ended session may be used for as long (DESIGN §5). */
export const SESSION_CACHED_MS = 5 * SECOND;
/** An operator's session ends after this time without a call (DESIGN §5). */
export const OPERATOR_IDLE_MS = 30 * MINUTE;
/** An operator's session, and its cookie, ends after this time in any case (DESIGN §5). */
export const OPERATOR_SESSION_MS = 12 * HOUR;
/**
 * What one network (an IPv4 address, an IPv6 /64) may begin within a minute on one instance, before anything is
 * looked up. Far above what the members behind one address need: limits of members and calls are stricter.
 */
export const ARRIVALS_PER_MINUTE = {
  calls: 6_000,
  pages: 1_200,
  photos: 6_000,
  sockets: 600,
} as const;
