import { foldedWords } from './fold.ts';
import { INSULT_PHRASES, INSULT_STEMS, INSULTS } from './tone-words.ts';

/** Digits and signs that stand for letters, where letters are beside them. */
const LETTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i' },
};
const DISGUISED = /(?<=\p{L})[01345@$!](?=\p{L})/gu;
const SPACED = /(?<![a-z])(?:[a-z] ){3,}[a-z](?![a-z])/g;
const DRAWN_OUT = /(.)\1{2,}/g;
const OFFENCE = new RegExp(
  `(?<![a-z])(?:(?:${INSULT_STEMS.join('|')})|(?:${[...INSULTS, ...INSULT_PHRASES].join('|')})(?![a-z]))`,
);

/** Whether a text insults or threatens, in any of the four languages. Desire is no insult. Pure. */
export function isOffensive(text: string): boolean {
  const plain = text.replace(DISGUISED, (character) => LETTER_SUBSTITUTES[character] ?? character);
  const said = foldedWords(plain).replace(SPACED, (letters) => letters.replaceAll(' ', ''));
  // A letter that goes on and on stands for one, or for two.
  const short = said.replace(DRAWN_OUT, '$1');
  if (OFFENCE.test(short)) return true;
  return short !== said && OFFENCE.test(said.replace(DRAWN_OUT, '$1$1'));
}
