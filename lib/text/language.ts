import { foldedWords } from './fold.ts';

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Stop words, folded, by which a language is recognised. */
const STOP_WORDS = {
  it: wordSet(
    'che non per una sono mi ti ci della del di il lo gli anche come piu ma questo questa ciao sei ho hai ' +
      'quando dove perche molto bene tutto con alla nel e un la io tu se da mio tuo le i ha cosa sto stai',
  ),
  es: wordSet(
    'que no por una soy me te nos de la el los las tambien como mas pero este esta hola eres tengo tienes ' +
      'cuando donde porque muy bien todo con al en y es un yo tu si mi lo estoy estas para ha he',
  ),
  fr: wordSet(
    'que ne pas pour une je suis tu vous nous de la le les des aussi comme plus mais cette salut avez ai as ' +
      'quand ou pourquoi tres bien tout avec au dans et est un moi toi si mon ton j c s d l n y en ce',
  ),
  en: wordSet(
    'the and you is are to of in it that have what this for with not do my your how was but they we i me be ' +
      'on a at so if am just like from about would hi when where why very',
  ),
} as const;

export type Language = keyof typeof STOP_WORDS;

const MIN_WORDS = 5;
/** Minimum share of stop words in a text, in any language. */
const MIN_SHARE = 0.3;

/** The one of the four languages that a text is certainly written in, or null. Pure. */
export function languageOf(text: string): Language | null {
  const said = foldedWords(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  if (said.length < MIN_WORDS) return null;
  const found = (Object.keys(STOP_WORDS) as Language[])
    .map((language) => ({
      language,
      hits: said.filter((word) => STOP_WORDS[language].has(word)).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = found;
  if (!best || !next || best.hits / said.length < MIN_SHARE) return null;
  return best.hits >= 1.5 * next.hits ? best.language : null;
}
