/** Cyrillic and Greek letters that pass for Latin ones; NFKD keeps them apart. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y' },
  ...{ х: 'x', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', α: 'a', ε: 'e', ι: 'i', κ: 'k', ο: 'o', ρ: 'p' },
  ...{ τ: 't', υ: 'u', χ: 'x', ν: 'v', ı: 'i' },
};

/** Lower case, compatibility forms and accents resolved, nothing invisible, look-alikes as Latin. Pure. */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return plain.replace(
    /[\u0131\u0370-\u03ff\u0400-\u052f]/gu,
    (letter) => LOOKALIKES[letter] ?? letter,
  );
}

/** The folded words and question marks alone, one space apart: what the word lists are written for. Pure. */
export function foldedWords(text: string): string {
  return fold(text)
    .replace(/\?/g, ' ? ')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
}
