import { DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** Characters of a message, of a photo's caption and of an invitation. */
export const MESSAGE_MAX_LENGTH = 2_000;
/** Characters of a message that a call accepts before it is cleaned and counted. */
export const MESSAGE_INPUT_MAX_LENGTH = 8_000;
/** A match in which nobody writes counts as new for this time. */
export const NEW_MATCH_MS = 30 * DAY;
/** New matches that are shown above the conversations; older ones are among these. */
export const NEW_MATCHES_MAX = 30;
/** Characters that a quote shows of the message that is answered. */
export const QUOTE_MAX_LENGTH = 200;
/** How long its sender may change or remove a message. */
export const MESSAGE_CHANGEABLE_MS = MINUTE;
/** How long the end of a match can be taken back. */
export const UNMATCH_UNDO_MS = MINUTE;
/** How long the message is stored that lacked credits (DESIGN §6). */
export const PENDING_MESSAGE_MS = DAY;
/** Answers to a paid message arrive clear for this time (DESIGN §6). */
export const CLEAR_ANSWERS_MS = 72 * HOUR;
/** A new message or notice is shown only in the app for this time, to members who have it open. */
export const NOTIFY_DELAY_MS = 20 * SECOND;
/** An instance whose sends make no progress for this time takes no new requests. */
export const SENDS_STUCK_AFTER_MS = 10 * SECOND;
/** Newest messages of the peer by which the language of a conversation is recognised. */
export const LANGUAGE_BY_MESSAGES = 10;
