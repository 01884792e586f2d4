import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasPhoneNumber, maskPhoneNumbers } from '#lib/chat/phone-numbers.ts';

describe('what can be dialled', () => {
  test.each([
    '333 123 4567',
    '+39 333 1234567',
    '3.3.3.1.2.3.4.5.6.7',
    '(06) 1234-56789',
    '٣٣٣١٢٣٤٥٦٧',
    '３３３１２３４５６７',
    'chiamami 0039-333-123-4567 stasera',
  ])('is found and hidden: %s', (text) => {
    expect(hasPhoneNumber(text)).toBe(true);
    expect(maskPhoneNumbers(text)).toContain('•••');
    expect(maskPhoneNumbers(text).match(/\p{Nd}/gu) ?? []).toEqual([]);
  });

  test.each(['ho 34 anni', '21-11-2026', '2026-11-21 12', 'alle 18:30', 'CAP 18038', '12 345 678'])(
    'is not: %s',
    (text) => {
      expect(hasPhoneNumber(text)).toBe(false);
      expect(maskPhoneNumbers(text)).toBe(text);
    },
  );

  test('is gone once hidden, and nothing without nine digits changes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(hasPhoneNumber(maskPhoneNumbers(text))).toBe(false);
        if ((text.match(/\p{Nd}/gu) ?? []).length < 9) expect(maskPhoneNumbers(text)).toBe(text);
      }),
    );
  });
});
