import { DAY, MINUTE } from '../../kernel/clock.ts';

/** Of the decisions of each kind, every so many are judged again. */
export const RECHECK_EVERY = 20;
/** How long an item on a moderator's screen is reserved. */
export const RECHECK_CLAIM_MS = 10 * MINUTE;
/** Agreement is that of the second reviews of this time. */
export const AGREEMENT_MS = 90 * DAY;
/** Differing decisions shown to senior moderators. */
export const DIFFERENCES_SHOWN = 50;
