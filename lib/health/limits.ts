import { SECOND } from '../kernel/clock.ts';

/** How often each process writes its health report. */
export const BEAT_MS = 10 * SECOND;
/** An instance that has missed two reports is taken to be gone. */
export const INSTANCE_GONE_MS = 3 * BEAT_MS;
/** Queries running longer than this are listed. */
export const SLOW_QUERY_MS = 500;
/** Nothing may hold the event loop for longer. */
export const LOOP_DELAY_LIMIT_MS = 50;
/** A delay that members notice: written to the log. */
export const LOOP_DELAY_LOGGED_MS = 250;
