import { foldedWords } from './fold.ts';
import { INSULT_PHRASES, INSULT_STEMS, INSULTS } from './tone-words.ts';

/** Digits and symbols that replace letters, when they are next to letters. */
const LETTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const DISGUISED = /(?<=\p{L})[01345@$!](?=\p{L})/gu;
const SPACED = /(?<![a-z])(?:[a-z] ){3,}[a-z](?![a-z])/g;
const DRAWN_OUT = /(.)\1{2,}/g;
const OFFENCE = new RegExp(
  `(?<![a-z])(?:(?:${INSULT_STEMS.join('|')})|(?:${[...INSULTS, ...INSULT_PHRASES].join('|')})(?![a-z]))`,
);

/** Whether a text insults or threatens, in any of the four languages. Expressing desire does not count. Pure. */
export function isOffensive(text: string): boolean {
  const plain = text.replace(DISGUISED, (character) => LETTER_SUBSTITUTES[character] ?? character);
  const said = foldedWords(plain).replace(SPACED, (letters) => letters.replaceAll(' ', ''));
  // A letter repeated three or more times is read as one, and also as two.
  const short = said.replace(DRAWN_OUT, '$1');
  if (OFFENCE.test(short)) return true;
  return short !== said && OFFENCE.test(said.replace(DRAWN_OUT, '$1$1'));
}
