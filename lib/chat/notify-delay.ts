import { SECOND } from '../kernel/clock.ts';

/** How long the app alone tells of what came in, for whoever has it open. */
export const NOTIFY_DELAY_MS = 20 * SECOND;
