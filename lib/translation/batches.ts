import { TRANSLATION_BATCH_LENGTH, TRANSLATION_MAX_LENGTH } from './limits.ts';

const ALPHABETIC = /\p{L}/u;

/**
 * Each text with letters once, the first ones up to the length of a request; not complete where some were left out. Pure.
 */
export function textsToTranslate(texts: readonly string[]) {
  const wanted = [...new Set(texts.map((text) => text.trim()))].filter((text) =>
    ALPHABETIC.test(text),
  );
  let length = 0;
  const chosen = wanted.filter((text) => {
    if (length + text.length > TRANSLATION_MAX_LENGTH) return false;
    length += text.length;
    return true;
  });
  return { texts: chosen, length, complete: chosen.length === wanted.length };
}

/** The texts in groups that the model gets at once, in their order; a longer one is a group of its own. Pure. */
export function batchesOf(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let length = TRANSLATION_BATCH_LENGTH;
  for (const text of texts) {
    length += text.length;
    if (length > TRANSLATION_BATCH_LENGTH) {
      batches.push([]);
      length = text.length;
    }
    batches.at(-1)?.push(text);
  }
  return batches;
}
