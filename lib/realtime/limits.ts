import { HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** A page reload, or a short loss of the network, does not count as leaving. */
export const PRESENCE_GONE_MS = 30 * SECOND;
/** How long to wait for another instance's answer: one that has just died does not answer. */
export const INSTANCE_ANSWERS_WITHIN_MS = SECOND;
/** Longest time that a stop waits for handlers and for the connections of slow clients. */
export const STOP_WAITS_MS = 10 * SECOND;
/** A failed request is repeated after this time; each further repetition waits twice as long. */
export const REQUEST_RETRY_MS = 2 * SECOND;
/** Longest wait before a repetition. */
export const REQUEST_RETRY_MAX_MS = 30 * SECOND;
/** Stored messages older than this are not sent without the member's knowledge. */
export const RESTORED_SEND_MS = HOUR;
/** A page that was hidden for this long is loaded again when it is shown. */
export const STALE_PAGE_MS = 3 * MINUTE;
/** A restarting server closes the connection within this time; otherwise it only asked for a reload. */
export const RESTART_CLOSES_WITHIN_MS = 3 * SECOND;
/** Many tabs learn at the same time that they missed something; their requests are spread over this time. */
export const CATCH_UP_SPREAD_MS = 3 * SECOND;
/** How often changes of a brand's counts are announced to its operators, and how often a page of theirs fetches them. */
export const WORK_ANNOUNCED_EVERY_MS = SECOND;
/** How often an operator who types sends the hint. */
export const OPERATOR_TYPING_EVERY_MS = 2.5 * SECOND;
/** How long the dots are shown after the last typing event, or after the message itself. */
export const TYPING_SHOWN_MS = 5 * SECOND;
/** How often a member who types sends the hint: before the dots end, so that it extends them. */
export const MEMBER_TYPING_EVERY_MS = 4 * SECOND;
/** How long the acknowledgement of an event is awaited. */
export const SOCKET_ANSWERS_WITHIN_MS = 20 * SECOND;
