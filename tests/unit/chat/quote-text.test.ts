import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { QUOTE_MAX_LENGTH } from '#lib/chat/limits.ts';
import { quoteText } from '#lib/chat/replies/quote-text.ts';

test('a quote is the beginning of its text, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: QUOTE_MAX_LENGTH * 2 }), (text) => {
      const quote = quoteText(text);
      expect(text.startsWith(quote)).toBe(true);
      expect(quote.isWellFormed()).toBe(true);
      expect([...quote].length).toBe(Math.min([...text].length, QUOTE_MAX_LENGTH));
    }),
  );
});
