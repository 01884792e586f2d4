import { SECOND } from '../kernel/clock.ts';

/** How long a new message or notice is shown only in the app, for members who have it open. */
export const NOTIFY_DELAY_MS = 20 * SECOND;
