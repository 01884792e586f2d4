// [core §5 Phone number in chat asks for the card check] [money §6 Phone numbers for verified users]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DIGIT_WORDS } from '#lib/text/digit-words.ts';
import { fold } from '#lib/text/fold.ts';
import { certainDigits, numberRuns } from '#lib/text/number-runs.ts';
import { hasPhoneNumber, maskPhoneNumbers } from '#lib/text/phone-numbers.ts';

describe('a phone number is hidden', () => {
  test.each([
    ['plain', '333 123 4567'],
    ['with its country', '+39 333 1234567'],
    ['dotted', '3.3.3.1.2.3.4.5.6.7'],
    ['with brackets', '06) 1234-56789'],
    ['as pairs', '06.12.34.56.78'],
    ['in Arabic digits', '٣٣٣١٢٣٤٥٦٧'],
    ['in full width', '３３３１２３４５６７'],
    ['in digits beyond the first plane', '𞥓𞥓𞥓𞥑𞥒𞥓𞥔𞥕𞥖𞥗'],
    ['in keycaps', '3️⃣3️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣'],
    ['joined by nothing visible', '333\u200b123\u2060456\u00ad7'],
    ['with selectors', '3\ufe0e3\ufe0e3\ufe0e1234567'],
    ['raised', '³³³¹²³⁴⁵⁶⁷'],
    ['in circles', '③③③①②③④⑤⑥⑦'],
    ['in dark circles', '❸❸❸❶❷❸❹❺❻❼'],
    ['by slashes', '333/123/4567'],
    ['by underscores', '333_123_4567'],
    ['by commas', '333,123,4567'],
    ['by bullets', '333•123•4567'],
    ['by en dashes', '333–123–4567'],
    ['by hearts', '333❤️123❤️4567'],
    ['by four spaces', '333    123    4567'],
    ['by many spaces', `333${' '.repeat(40)}123${' '.repeat(40)}4567`],
    ['by dots in a row', '333......123......4567'],
    ['by lines', '333\n123\n4567'],
    ['O for zero', '333 O12 3O45 67'],
    ['l for one', '333 l23 4567'],
    ['E for three', '33E l23 4567'],
    ['Cyrillic O for zero', '333 О12 3О45'],
    ['one by one with letters', '3 3 3 l 2 3 O 5 6 7'],
    ['said in Italian', 'tre tre tre uno due tre quattro cinque sei sette'],
    ['said in Spanish', 'seis, uno, dos, tres, cuatro, cinco y seis'],
    ['said in French', 'zéro-six-un-deux-trois-quatre-cinq-six'],
    ['said in English', 'zero eight five one two three four'],
    ['half said', 'tre tre tre 123 quattro cinque 67'],
    ['two of them', '333 123 4567 347 123 4567'],
    ['no real day', '33-31-2345 12'],
  ])('%s: %s', (_, text) => {
    expect(hasPhoneNumber(text)).toBe(true);
    expect(maskPhoneNumbers(text)).toBe('•••');
    expect(maskPhoneNumbers(`chiamami ${text} stasera`)).toBe('chiamami ••• stasera');
  });

  test('when it is disguised as something else', () => {
    expect(maskPhoneNumbers('ordine 333 123 4567')).toBe('ordine •••');
    expect(maskPhoneNumbers('IT33 3123 4567 8901 2345 6789 012')).toBe('IT•••');
  });

  test('when it is among letters', () => {
    expect(maskPhoneNumbers('tel3331234567x')).toBe('tel•••x');
    expect(maskPhoneNumbers('un 👩‍👩‍👧 per te: (+39 333) 1234567 🙂')).toBe('un 👩‍👩‍👧 per te: (••• 🙂');
  });
});

describe('text that is no phone number stays', () => {
  test.each(
    [
      ['ho 34 anni', 'CAP 18038', '12 345 678', 'Nel 1998, 2004 e 2012', '1998 2004 2012'],
      ['21-11-2026', '2026-11-21 12', '21/11/2026 18:30', '21/11/2026 – 28/11/2026'],
      ['alle 18:30', '18:30 19:30 20:30', '2026-11-21, 18:30:15'],
      ['costa 1.234.567,89 €', '€ 1.250.000,00', '9,99€ / 19,99€ / 29,99€'],
      ['ordine 123456789', 'Ordine n. 123456789', 'pedido nº 123456789', 'order #123456789'],
      ['commande n° 123456789', 'IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
      ['ES91 2100 0418 4502 0005 1332 grazie', 'FR1420041010050500013M02606'],
      ['carta 1234 5678 9012 3456', 'uno, due, tre!', '10 e 20 e 30 e 40'],
      ['oh oh oh oh oh oh oh oh oh', 'sole sole 12 bello 34', '12345 ------ * = / 67890 abc'],
    ].flat(),
  )('%s', (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
    expect(maskPhoneNumbers(text)).toBe(text);
  });
});

describe('for any text,', () => {
  const fragment = fc.constantFrom(
    '3',
    '33',
    '1234567',
    '3️⃣',
    '³',
    '①',
    '❶',
    '٣',
    'O',
    'l',
    'E',
    'ordine ',
    'IT60',
    '€',
    '+',
    ' ',
    '  ',
    '-',
    '.',
    '/',
    '•',
    '•••',
    '\u200b',
    '\n',
    'e',
    'ciao',
    '👩‍👩‍👧',
    ...DIGIT_WORDS,
  );
  const hostile = fc.array(fragment, { maxLength: 60 }).map((all) => all.join(''));
  const anything = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 80 }));

  test('hides nothing more in a masked text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const masked = maskPhoneNumbers(text);
        expect(hasPhoneNumber(masked)).toBe(false);
        expect(maskPhoneNumbers(masked)).toBe(masked);
      }),
      { numRuns: 2_000 },
    );
  });

  test('changes nothing without seven digits, as figures or as words', () => {
    const values = new RegExp(`\\p{Nd}|[beilosz]|${DIGIT_WORDS.join('|')}`, 'gu');
    fc.assert(
      fc.property(anything, (text) => {
        fc.pre((fold(text).match(values) ?? []).length < 7);
        expect(maskPhoneNumbers(text)).toBe(text);
      }),
    );
  });

  test('counts at least the certain digits of every run', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const folded = fold(text);
        const certain = numberRuns(folded).map(({ digits, digitWords }) => digits + digitWords);
        expect(certainDigits(folded)).toBeGreaterThanOrEqual(Math.max(0, ...certain));
      }),
    );
  });

  test('does not change the text around a number', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(around, around, (before, after) => {
        fc.pre(!/[\p{N}\p{L}+]/u.test(fold(before + after)));
        const [head, tail] = [`${before} ciao `, ` ciao ${after}`];
        expect(maskPhoneNumbers(`${head}3️⃣33 123 4567${tail}`)).toBe(`${head}•••${tail}`);
      }),
    );
  });
});
