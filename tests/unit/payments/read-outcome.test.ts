import { describe, expect, test } from '@jest/globals';
import { outcomes, readOutcome } from '#lib/payments/outcomes.ts';
import { returnPath, RETURNS, returnSegment } from '#lib/payments/returns/return-table.ts';
import { toWire } from '#lib/wire/rename.ts';
import { entranceTarget } from '#components/accounts/entrance-target.ts';

describe('a word of the error list in an address', () => {
  test('is read back from every word that the wire has for an outcome', () => {
    for (const outcome of outcomes) {
      const { message } = toWire({ message: outcome }) as { readonly message: string };
      expect(readOutcome(message)).toBe(outcome);
    }
  });

  test.each([
    ['riprova', 'retry'],
    ['generico', 'generic'],
    ['already declined', 'already_declined'],
    ['address blacklisted', 'address_blacklisted'],
  ])('%s', (value, outcome) => {
    expect(readOutcome(value)).toBe(outcome);
  });

  test.each(['', 'constructor', '<b>paid</b>', 'OPEN', 'toString'])('is nothing: %j', (value) => {
    expect(readOutcome(value)).toBeUndefined();
  });
});

describe('the return pages', () => {
  test('each belongs to a provider and stays for its own time', () => {
    expect(Object.entries(RETURNS).map(([page, { toChatsMs }]) => [page, toChatsMs])).toEqual([
      ['adyen', 3_000],
      ['trpay', 3_000],
      ['googlePay', 4_000],
      ['maxpay', 6_000],
      ['paypal', 3_000],
      ['mollie', 3_000],
    ]);
    expect(returnSegment('applePay')).toBeUndefined();
    expect(returnSegment('toString')).toBeUndefined();
  });

  test.each([
    ['adyen', 'credit_card', '/adyen/paymentCheck?order=o1'],
    ['adyen', 'googlepay', '/googlePay/paymentCheck?order=o1'],
    ['trustpay', 'credit_card', '/trpay/paymentCheck?order=o1'],
    ['maxpay', 'credit_card', '/maxpay/paymentCheck?order=o1'],
    ['paypal', 'paypal', '/paypal/paymentCheck?order=o1'],
    ['mollie', 'mollie', '/mollie/paymentCheck?order=o1'],
  ])('%s by %s comes back to %s', (provider, method, path) => {
    expect(returnPath(provider, method, 'o1')).toBe(path);
  });
});

describe('the door of a page of a purchase', () => {
  test('leads back to it, and no mailed link carries what a provider sent', () => {
    expect(entranceTarget('/en/adyen/paymentCheck', '?redirectResult=secret&order=o1')).toEqual({
      here: '/en/adyen/paymentCheck?redirectResult=secret&order=o1',
      mailed: '/en/adyen/paymentCheck?order=o1',
    });
    expect(entranceTarget('/ok', '')).toEqual({ here: '/ok', mailed: '/ok' });
  });

  test.each(['/', '/find', '/adyen/paymentCheck/x', '//evil.test/ok', '/applePay/paymentCheck'])(
    'is the usual one at %s',
    (path) => {
      expect(entranceTarget(path, '?order=o1')).toBeUndefined();
    },
  );
});
