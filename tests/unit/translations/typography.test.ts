import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { locales, type Locale } from '#lib/brands/schema.ts';
import { copyOf } from './copy.ts';

/** The text of the legal sources without tags; each file is one text. */
function legalOf(locale: Locale): [string, string][] {
  return globSync(`prisma/seed/legal/*.${locale}.{html,json}`).map((file) => [
    file,
    readFileSync(file, 'utf8')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\{\{\w+\}\}|https?:\S+|"[\w.…:-]+":/g, 'X'),
  ]);
}

/** Copy as displayed: arguments and the grammar around them are removed. */
function visibleText(text: string): string {
  return text
    .replaceAll(/\{\w+, (?:plural|select),\s*|(?:=\d+|one|other|yes|many)\s*(?=\{)/g, '')
    .replaceAll(/\{\w+(?:, [^{}]+)?\}/g, 'X')
    .replaceAll(/<\/?\w+>/g, '');
}

function faults(locale: Locale, fault: RegExp): string[] {
  const texts = [...copyOf(locale)].map(([key, text]) => [key, visibleText(text)] as const);
  return texts.filter(([, text]) => fault.test(text)).map(([key, text]) => `${key}: ${text}`);
}

/** Texts with the argument of a name after a word that the pattern finds. */
function namedAfter(locale: Locale, word: RegExp): string[] {
  return [...copyOf(locale)].filter(([, text]) => word.test(text)).map(([key]) => key);
}

function legalFaults(locale: Locale, fault: RegExp): string[] {
  return legalOf(locale).flatMap(([file, text]) => {
    const found = fault.exec(text);
    return found === null
      ? []
      : [`${file}: …${text.slice(Math.max(0, found.index - 30), found.index + 30)}…`];
  });
}

describe.each(locales)('%s', (locale) => {
  test('has no straight apostrophe or quotation mark, no double space, no dots for an ellipsis', () => {
    const straight = /\p{L}'\p{L}|"|\.\.\.|[^\s]  [^\s]|^\s|\s$/u;
    expect(faults(locale, straight)).toEqual([]);
    if (locale !== 'fr') expect(legalFaults(locale, /\p{L}'\p{L}|\.\.\./u)).toEqual([]);
  });

  test('has no space before a punctuation mark', () => {
    if (locale === 'fr') return;
    expect(faults(locale, /[ \u00A0\u202F][,;:!?](?:\s|$)/u)).toEqual([]);
    expect(legalFaults(locale, /[ \u00A0\u202F][,;:!?](?:\s|$)/u)).toEqual([]);
  });
});

describe('French', () => {
  // Does not match a time (20:15), an address (https://) or an emoticon.
  const bare = /[^\s\u00A0\u202F:/]([;!?»]|:(?!\/|\d))(?=\s|$|[»”)])/u;
  const wide = /[ \u00A0]([;:!?»])(?=\s|$)|«(?!\u202F)/u;

  test('sets a narrow space before ; : ! ? » and after «', () => {
    for (const fault of [bare, wide]) {
      expect(faults('fr', fault)).toEqual([]);
      expect(legalFaults('fr', fault)).toEqual([]);
    }
  });

  test('writes capitals with their accents and the ligature of œ', () => {
    expect(faults('fr', /\bA (?:la|l’|propos|bientôt)|\bEtat|\bEcri|coeur|oeuvre/u)).toEqual([]);
  });

  test('puts no word before a name that loses its vowel there, as in d’Élise', () => {
    expect(namedAfter('fr', /(?<!\p{L})(?:de|que|jusque|lorsque) \{name\}/iu)).toEqual([]);
  });

  test('uses no gender endings in brackets', () => {
    expect(faults('fr', /\p{L}\((?:e|es|ne)\)/u)).toEqual([]);
  });
});

describe('Spanish', () => {
  test('opens what it closes: ¿…? and ¡…!', () => {
    const unopened = [...copyOf('es')].filter(([, text]) => {
      const count = (mark: string) => text.split(mark).length - 1;
      return count('?') !== count('¿') || count('!') !== count('¡');
    });
    expect(unopened).toEqual([]);
  });

  test('quotes with « » without spaces', () => {
    expect(faults('es', /[“”]|«\s|\s»/u)).toEqual([]);
    expect(legalFaults('es', /[“”]|«\s|\s»/u)).toEqual([]);
  });
});

describe('Italian', () => {
  test('writes È and not E’, and quotes with “ ”', () => {
    expect(faults('it', /\bE['’](?=\s)|[«»]/u)).toEqual([]);
    expect(legalFaults('it', /\bE['’](?=\s)|[«»]/u)).toEqual([]);
  });

  test('puts no word before a name that changes there, as in ad Anna', () => {
    expect(namedAfter('it', /(?<!\p{L})a \{name\}/iu)).toEqual([]);
  });

  test('writes accents in the right direction: perché, né, più', () => {
    expect(
      faults('it', /\b(?:perchè|poichè|affinchè|nè|sè|finchè|benchè|piu|puo|cosi|gia)\b/u),
    ).toEqual([]);
  });
});
