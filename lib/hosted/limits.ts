import { HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** How long a member waits for an operator before another answerer is used. */
export const OPERATOR_ANSWERS_WITHIN_MS = HOUR;
/** An operator who writes nothing for this time loses the conversation. */
export const CONVERSATION_HOLD_MS = 30 * MINUTE;
/** Characters of an answer; a longer one does not suit a chat. */
export const ANSWER_MAX_LENGTH = 600;
/** How long a model may take for an answer, in milliseconds. */
export const MODEL_ANSWERS_WITHIN_MS = 15_000;
/** A reply that was attempted this often is broken and waits for an operator. */
export const REPLY_ATTEMPTS = 12;
/** Replies that one process works on at the same time; of these, fewer ask a model. */
export const REPLIES_AT_ONCE = 20;
/** How long a round of replies waits for its own tasks before the next round begins. */
export const REPLY_PATIENCE_MS = 2 * SECOND;
