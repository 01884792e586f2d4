import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold, foldedWords, foldWithOffsets } from '#lib/text/fold.ts';

describe('folded', () => {
  test.each([
    ['È Già così', 'e gia cosi'],
    ['3️⃣ ³ ③ ❸ ➂ ⓷ ３ 𝟛', '3 3 3 3 3 3 3 3'],
    ['⓿ 🄋 ❿', '0 0 10'],
    ['nu\u200bm\u00ader\u3164o', 'numero'],
    ['раураl', 'paypal'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is the same with offsets, in ASCII and in any script', () => {
    const ascii = fc.string({ unit: 'binary-ascii', maxLength: 60 });
    const text = fc.oneof(ascii, fc.string({ unit: 'binary', maxLength: 60 }));
    fc.assert(
      fc.property(text, (one) => {
        expect(fold(one)).toBe(foldWithOffsets(one).text);
      }),
    );
  });

  test('separates words by one space', () => {
    expect(foldedWords('¿Qué  tal?  l’été…')).toBe('que tal ? l ete');
  });

  test('maps each unit to its whole character, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (original) => {
        const { text, from, to } = foldWithOffsets(original);
        expect(from).toHaveLength(text.length);
        expect(to).toHaveLength(text.length);
        let before = 0;
        for (const [unit, start] of from.entries()) {
          const end = to[unit] ?? 0;
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(fold(original.slice(start, end))).toContain(text[unit]);
          before = start;
        }
      }),
    );
  });
});
