import { locales, type Locale } from '../../brands/schema.ts';
import { foldedWords } from '../../text/fold.ts';
import { INTENT_PATTERNS } from './intent-patterns.ts';

/** What a message is about, the first match; `question` and `other` need no patterns. */
export const INTENTS = [
  'goodbye',
  'thanks',
  'compliment',
  'place',
  'hobbies',
  'about',
  'small_talk',
  'greeting',
  'question',
  'other',
] as const;
export type Intent = (typeof INTENTS)[number];

function inLanguage(sentence: string, locale: Locale): Intent | undefined {
  const patterns = INTENT_PATTERNS[locale];
  return INTENTS.find(
    (intent) => intent !== 'question' && intent !== 'other' && patterns[intent].test(sentence),
  );
}

/** The intent of a message, matched in the member's language first, then in the others. Pure. */
export function intentOf(text: string, locale: Locale): Intent {
  const sentence = foldedWords(text);
  const order = [locale, ...locales.filter((other) => other !== locale)];
  for (const language of order) {
    const found = inLanguage(sentence, language);
    if (found) return found;
  }
  return sentence.includes('?') ? 'question' : 'other';
}
