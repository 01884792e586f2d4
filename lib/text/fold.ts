/** Cyrillic and Greek letters that look like Latin ones and that NFKD does not map to them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ν: 'v',
  ı: 'i',
};
/** First code points of rows of circled numbers from one to ten that have no compatibility form. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a];
const CIRCLED_ZEROS = new Set([0x24ff, 0x1f10b, 0x1f10c]);
const ASCII = /^[\x00-\x7f]*$/;
const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function circled(code: number): string | undefined {
  if (CIRCLED_ZEROS.has(code)) return '0';
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 10);
  return one === undefined ? undefined : String(code - one + 1);
}

function foldCharacter(character: string, code: number): string {
  if (code < 0x80) return character.toLowerCase();
  const plain = character.normalize('NFKD').replace(INVISIBLE, '').toLowerCase();
  return circled(code) ?? LOOKALIKES[plain] ?? plain;
}

/** Folded text, and for each of its UTF-16 units the start and end of its character in the original. */
export type Folded = {
  readonly text: string;
  readonly from: readonly number[];
  /** Includes the invisible characters that follow, so that cutting the text leaves no partial character. */
  readonly to: readonly number[];
};

/** `fold`, with offsets into the original. Pure. */
export function foldWithOffsets(original: string): Folded {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain = foldCharacter(character, character.codePointAt(0) ?? 0);
    const end = at + character.length;
    if (plain === '' && to.length > 0) to[to.length - 1] = end;
    text += plain;
    while (from.length < text.length) {
      from.push(at);
      to.push(end);
    }
    at = end;
  }
  return { text, from, to };
}

/** Lower case, compatibility forms and accents resolved, nothing invisible, look-alikes as Latin. Pure. */
export function fold(text: string): string {
  // Characters of ASCII fold to their lower case, which the engine does at once.
  if (ASCII.test(text)) return text.toLowerCase();
  return foldWithOffsets(text).text;
}

/** The folded words and question marks, separated by single spaces: the form that the word lists use. Pure. */
export function foldedWords(text: string): string {
  return fold(text)
    .replace(/\?/g, ' ? ')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
}
