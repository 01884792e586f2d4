import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal, formatMoney, includedVat, minor } from '#lib/kernel/money.ts';

describe('money', () => {
  test('converts cents to the decimal string of the wire', () => {
    expect(decimal(minor(2990))).toBe('29.90');
    expect(decimal(minor(5))).toBe('0.05');
    expect(decimal(minor(-105))).toBe('-1.05');
  });

  test('refuses a fraction of a cent', () => {
    expect(() => minor(0.5)).toThrow(RangeError);
    expect(() => minor(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });

  test.each([
    [2_990, 'EUR', 'en-GB', '€29.90'],
    [2_990, 'JPY', 'en-GB', 'JP¥2,990'],
    [-1_234_567, 'EUR', 'it-IT', '-12.345,67\u00a0€'],
  ])('formats %d minor units of %s for %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text);
  });

  test('parses the decimal string back to the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        expect(Math.round(Number(decimal(minor(cents))) * 100)).toBe(cents);
      }),
    );
  });

  test('adds VAT and net up to the gross amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 2_700 }),
        (gross, rate) => {
          const vat = includedVat(minor(gross), rate);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(gross);
          const net = gross - vat;
          expect(Math.abs((net * rate) / 10_000 - vat)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
