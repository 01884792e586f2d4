import { HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** How long a call rings before it counts as missed. */
export const CALL_RINGING_MS = 45 * SECOND;
/** Longest call. */
export const CALL_MAX_MS = HOUR;
/** How often a tab in a call says that it is there. */
export const CALL_ALIVE_EVERY_MS = 10 * SECOND;
/** A side of which nothing was received for so long is gone, and the call ends. A reload of the server is shorter. */
export const CALL_LOST_MS = 40 * SECOND;
/** How long the call of a page that was unloaded goes on without it: a reload with a slow network is shorter. */
export const CALL_REJOIN_MS = 20 * SECOND;
/** How long the credentials of the relay are valid: as long as a call, with the time in which it rings, may use it. */
export const RELAY_CREDENTIALS_MS = CALL_RINGING_MS + CALL_MAX_MS + MINUTE;
/** Characters of a session description: with audio and video those of today's browsers have about 7000. */
export const CALL_SDP_MAX_LENGTH = 12_000;
/** Characters of a candidate. */
export const CALL_CANDIDATE_MAX_LENGTH = 500;
/** Signals relayed in one call, of both sides. A connection needs about 20, each restart of it as many. */
export const CALL_SIGNALS_MAX = 1_000;
/** Calls to one member that were not accepted, in `UNANSWERED_MS`, before the caller has to pause. */
export const UNANSWERED_MAX = 3;
export const UNANSWERED_MS = 30 * MINUTE;
/** How long the tab that calls waits for media before it negotiates again. */
export const CALL_CONNECTS_WITHIN_MS = 10 * SECOND;
