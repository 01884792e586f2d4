import { DAY, MINUTE } from '../kernel/clock.ts';

/** How long a login waits for the second factor. */
export const SECOND_FACTOR_WAIT_MS = 10 * MINUTE;
/** How long after a second factor its operator may do what needs a recent one. */
export const SECOND_FACTOR_RECENT_MS = 10 * MINUTE;
/** How long an operator's invitation works. */
export const INVITATION_MS = 2 * DAY;
/** How long the address of a preview works. */
export const PREVIEW_MS = 15 * MINUTE;
/** How long the items on a moderator's screen are reserved. */
export const QUEUE_CLAIM_MS = 2 * MINUTE;
