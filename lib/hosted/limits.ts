import { HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** How long a member waits for an operator before another answerer is used. */
export const OPERATOR_ANSWERS_WITHIN_MS = HOUR;
/** An operator who writes nothing for this time loses the conversation. */
export const CONVERSATION_HOLD_MS = 30 * MINUTE;
/** Characters of an answer; a longer one does not suit a chat. */
export const ANSWER_MAX_LENGTH = 600;
/** How long a model may take for an answer, in milliseconds. */
export const MODEL_ANSWERS_WITHIN_MS = 15 * SECOND;
/** A reply that was attempted this often is broken and waits for an operator. */
export const REPLY_ATTEMPTS = 12;
/** Replies that one process works on at the same time; of these, fewer ask a model. */
export const REPLIES_AT_ONCE = 20;
/** How long a round of replies waits for its own tasks before the next round begins. */
export const REPLY_PATIENCE_MS = 2 * SECOND;

/** A text that an operator sends within this time after the model suggested it counts as suggested. */
export const SUGGESTION_REMEMBERED_MS = 2 * HOUR;
/** Suggestions of a conversation that are compared. */
export const SUGGESTIONS_REMEMBERED = 40;
/** A message that crossed with an answer gets an answer of its own, about as fast as the first one came. */
export const CROSSED_ANSWER_MS = 5 * SECOND;
/** After this many failures in a row the model is not called for a while. */
export const MODEL_FAILURES = 3;
/** How long a failing model is not called, so that members do not wait for its timeouts. */
export const MODEL_PAUSE_MS = MINUTE;

/** Characters of the reason why a member is marked as vulnerable. */
export const CARE_REASON_MIN_LENGTH = 3;
export const CARE_REASON_MAX_LENGTH = 500;
/** Characters of a note for the operators who take a conversation over. */
export const HAND_OVER_NOTE_MAX_LENGTH = 500;
/** Characters of a hosted profile's texts; those of its name are a member's. */
export const HOSTED_ABOUT_MAX_LENGTH = 1_000;
export const HOSTED_LOOKING_FOR_MAX_LENGTH = 500;
export const HOSTED_TOWN_MAX_LENGTH = 80;
export const HOSTED_LIKES_MAX_LENGTH = 300;
