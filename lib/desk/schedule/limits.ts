import { DAY, MINUTE } from '../../kernel/clock.ts';
import { SCHEDULED_WITHIN_DAYS } from '../limits.ts';

/** The latest time for which something is scheduled. */
export const SCHEDULED_WITHIN_MS = SCHEDULED_WITHIN_DAYS * DAY;
/** How long a publication may take: after it another process publishes. */
export const PUBLISHING_MS = MINUTE;
/** Rows of the list that wait, and that have ended. */
export const SCHEDULED_SHOWN = 100;
export const ENDED_SHOWN = 20;
