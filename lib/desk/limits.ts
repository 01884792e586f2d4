import { DAY, HOUR, MINUTE } from '../kernel/clock.ts';

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

/** The fifth wrong code ends the session in which it was entered. */
export const SECOND_FACTOR_TRIES = 5;
/** Any number of sessions can be started with the password, so wrong codes are also limited per operator and hour. */
export const SECOND_FACTOR_TRIES_PER_HOUR = 20;
/** Younger attempts do not count as stuck: the buyer may still be typing or the provider still processing. */
export const STUCK_ATTEMPT_MS = HOUR;
/** Younger refunds do not count as stuck. */
export const STUCK_REFUND_MS = DAY;
/** How long an instance that stopped sending heartbeats is still listed. */
export const GONE_INSTANCE_SHOWN_MS = HOUR;
/** Days in which a flow or source must have had sign-ups to be offered as a filter. */
export const FILTER_DAYS = 182;
/** How often the figures of yesterday and today are counted again. */
export const METRICS_EVERY_MS = 10 * MINUTE;
/** Provider events and bank decisions can arrive this late. */
export const LATE_EVENT_DAYS = 14;
/** About half a year, in which members still confirm, pay and renew. */
export const FOLLOWED_SIGNUP_DAYS = 200;
/** Weeks of sign-ups that are compared. */
export const COHORT_WEEKS = 12;
/** Most members who will ever pay have paid after about a month. */
export const YOUNG_COHORT_DAYS = 35;
/** Hour of the night at which late events are counted. */
export const RECOUNT_HOUR_UTC = 2;
/** Days of the log that an export contains where it names none. */
export const LOG_EXPORT_DAYS = 7;

/** Characters of the reason for an action, and of the note of a published version. */
export const REASON_MIN_LENGTH = 3;
export const REASON_MAX_LENGTH = 300;
/** Characters of the reason for retrying a job or discarding it. */
export const JOB_REASON_MAX_LENGTH = 200;
/** Characters of the text for a member beside the reason of a decision. */
export const DETAILS_MAX_LENGTH = 1_000;
/** Characters of a staff note about a member. */
export const NOTE_MAX_LENGTH = 4_000;
/** Characters of what tickets are searched for. */
export const TICKET_SEARCH_MAX_LENGTH = 100;
/** Characters of a canned answer's title, for conversations and for tickets. */
export const ANSWER_TITLE_MAX_LENGTH = 80;
/** Characters of a canned answer to tickets; those of conversations have the length of an answer. */
export const TICKET_ANSWER_MAX_LENGTH = 5_000;
/** Look-alike accounts in one decision. */
export const ACCOUNTS_A_DECISION = 50;
/** Days within which a publication is scheduled. */
export const SCHEDULED_WITHIN_DAYS = 90;
