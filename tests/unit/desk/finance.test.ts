import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountInWords } from '../../../components/desk/payments/amount-in-words.ts';
import { EXCESSIVE_AT, FEW_CHARGES, markRatio, WATCH_AT } from '#lib/desk/plain/mark-ratio.ts';
import { redactPayload } from '#lib/desk/payments/redact-payload.ts';
import { csvLine } from '#lib/kernel/csv.ts';
import { decimalIn, minorFrom } from '#lib/kernel/money.ts';

describe('amounts', () => {
  test('are parsed back to the same number, in currencies with no, two and three decimals', () => {
    const amounts = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
    const currencies = fc.constantFrom('EUR', 'JPY', 'KWD');
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(minorFrom(decimalIn(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  test.each([
    ['12.5', 1_250],
    ['12,50', 1_250],
    [' 7 ', 700],
    ['0.01', 1],
    ['12.505', null],
    ['1e3', null],
    ['', null],
    ['1 000', null],
    ['--1', null],
  ])('parses %j as %s cents', (text, cents) => {
    expect(minorFrom(text, 'EUR')).toBe(cents);
  });

  test.each([
    [590, 'five euros and ninety cents'],
    [1, 'one cent'],
    [100, 'one euro'],
    [2_490, 'twenty-four euros and ninety cents'],
    [11_001, 'one hundred and ten euros and one cent'],
    [
      123_456_70,
      'one hundred and twenty-three thousand four hundred and fifty-six euros and seventy cents',
    ],
    [100_005_00, 'one hundred thousand and five euros'],
  ])('%d cents in words', (cents, spelled) => {
    expect(amountInWords(cents, 'EUR')).toBe(spelled);
  });
});

describe('dispute ratios', () => {
  test('are marked from the exact charge at each limit on, for any numbers', () => {
    const charges = fc.integer({ min: FEW_CHARGES, max: 5_000_000 });
    fc.assert(
      fc.property(charges, (sold) => {
        const limit = (parts: number) => Math.ceil((sold * parts) / 10_000);
        expect(markRatio(sold, limit(EXCESSIVE_AT))).toBe('excessive');
        expect(markRatio(sold, limit(EXCESSIVE_AT) - 1)).not.toBe('excessive');
        expect(['watch', 'excessive']).toContain(markRatio(sold, limit(WATCH_AT)));
        expect(markRatio(sold, limit(WATCH_AT) - 1)).toBe('fine');
      }),
    );
  });

  test('with few charges or none say so', () => {
    expect(markRatio(0, 0)).toBe('none');
    expect(markRatio(FEW_CHARGES - 1, 50)).toBe('few');
    expect(markRatio(0, 1)).toBe('few');
    expect(markRatio(10, 0)).toBe('fine');
  });
});

describe('the payload of a provider event', () => {
  const secret = 'canary-7f3';

  test('shows what follows the money, and neither cards, secrets nor personal data', () => {
    const shown = redactPayload({
      eventCode: 'AUTHORISATION',
      pspReference: 'PSP-1',
      success: 'true',
      amount: { value: 1_990, currency: 'EUR' },
      additionalData: {
        hmacSignature: secret,
        cardSummary: secret,
        expiryDate: secret,
        'recurring.recurringDetailReference': secret,
        shopperEmail: `${secret}@x.test`,
        invented: secret,
      },
      reason: 'card 4111 1111 1111 1111 declined',
      payer: { name: { given_name: secret }, id: secret },
      status: 'mail me@x.test',
    });
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain('4111');
    expect(shown).not.toContain('@');
    const { pspReference, amount } = JSON.parse(shown) as Record<string, unknown>;
    expect({ pspReference, amount }).toEqual({
      pspReference: 'PSP-1',
      amount: { value: 1_990, currency: 'EUR' },
    });
  });

  test('never shows a value under a key of cards, secrets or personal data, at any depth', () => {
    const names = fc.constantFrom(
      'card',
      'cardNumber',
      'hmacSignature',
      'accessToken',
      'payer',
      'shopperReference',
      'iban',
      'customerId',
      'emailAddress',
      'deviceId',
      'cvc',
      'mandateReference',
      'birthDate',
    );
    const path = fc.array(fc.constantFrom('resource', 'status', 'data', 'links'), { maxLength: 6 });
    fc.assert(
      fc.property(path, names, fc.boolean(), (above, name, listed) => {
        const leaf: unknown = { [name]: listed ? [{ id: secret }] : secret };
        const payload = above.reduce<unknown>((inner, key) => ({ [key]: inner }), leaf);
        expect(redactPayload(payload)).not.toContain(secret);
      }),
    );
  });
});

describe('CSV rows', () => {
  test('contain no cell that a spreadsheet would execute', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [first = ''] = csvLine([text]).replace(/^"/, '');
        const amount = /^-\d+(?:\.\d+)?$/.test(text);
        expect(amount || !/[=+\-@\t\r]/.test(first)).toBe(true);
      }),
    );
  });
});
