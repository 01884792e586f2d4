import { z } from 'zod';
import type { Locale } from '../brands/schema.ts';
import { askModel } from '../hosted/ai/ask-model.ts';
import { aiBreaker } from '../hosted/ai/breaker.ts';
import { maskContactData } from '../hosted/ai/mask-contact-data.ts';
import { fail } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { batchesOf } from './batches.ts';
import { TRANSLATED_WITHIN_MS, TRANSLATION_MAX_TOKENS } from './limits.ts';
import { translationPrompt } from './translation-prompt.ts';

export type Translated = { readonly text: string; readonly translation: string };

type Translate = {
  readonly texts: readonly string[];
  readonly to: Locale;
  readonly withinMs?: number;
};

const answer = z.array(z.string());

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** The translations in the answer of the model. Throws where it is none of these texts. */
function readAnswer(said: string, texts: readonly string[]): readonly Translated[] {
  // Some models put JSON into a block of code.
  const json = said.slice(said.indexOf('['), said.lastIndexOf(']') + 1);
  const translations = answer.parse(JSON.parse(json));
  if (translations.length !== texts.length) throw new Error('another number of translations');
  return texts.map((text, place) => ({ text, translation: translations[place] ?? '' }));
}

async function translateBatch(
  texts: readonly string[],
  { to, withinMs = TRANSLATED_WITHIN_MS }: Translate,
): Promise<readonly Translated[]> {
  const said = await askModel(
    [
      { role: 'system', content: translationPrompt(to) },
      { role: 'user', content: JSON.stringify(texts.map(maskContactData)) },
    ],
    { maxTokens: TRANSLATION_MAX_TOKENS, temperature: 0, withinMs },
  );
  return readAnswer(said, texts);
}

/**
 * Texts of members in another language, by the configured model, which gets them without contact data. Nothing is
 * stored. A failure does not count for the breaker: replies to members do not wait for translations. Raises
 * `translation_unavailable` with its state: `off` while the model keeps failing, `slow`, or `failed`.
 */
export async function translateTexts(request: Translate): Promise<readonly Translated[]> {
  if (aiBreaker.isOpen()) fail('translation_unavailable', { state: 'off' });
  try {
    const batches = batchesOf(request.texts).map((texts) => translateBatch(texts, request));
    return (await Promise.all(batches)).flat();
  } catch (error) {
    const state = isTimeout(error) ? 'slow' : 'failed';
    // Not the error itself: that of a wrong answer quotes its text.
    log().warn({ state }, 'translation failed');
    return fail('translation_unavailable', { state });
  }
}
