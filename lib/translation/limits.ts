import { SECOND } from '../kernel/clock.ts';

/** Characters that one request translates; a report can have more. */
export const TRANSLATION_MAX_LENGTH = 6_000;
/** Characters that the model gets at once: more would take it longer than its reader waits. */
export const TRANSLATION_BATCH_LENGTH = 1_500;
/** How long the model may take for them. */
export const TRANSLATED_WITHIN_MS = 20 * SECOND;
/** A translation can be longer than its original, and a token shorter than a character in some scripts. */
export const TRANSLATION_MAX_TOKENS = 3_000;
/** Messages that one member may have translated in a day: each is paid to the provider of the model. */
export const TRANSLATIONS_PER_DAY = 100;
