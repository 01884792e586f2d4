// [money §2 /trpay] [money §2 KO page] [money §9 3 s adyen] [money §9 4 s provider B]
import { describe, expect, test } from '@jest/globals';
import { outcomes, readOutcome } from '#lib/payments/outcomes.ts';
import { returnPath, RETURNS, returnSegment } from '#lib/payments/returns/return-table.ts';
import { toWire } from '#lib/wire/rename.ts';
import { entranceTarget } from '#components/accounts/entrance-target.ts';

describe('an outcome in an address', () => {
  test('is read back from each of its wire names', () => {
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
  ])('is read from %s', (value, outcome) => {
    expect(readOutcome(value)).toBe(outcome);
  });

  test.each(['', 'constructor', '<b>paid</b>', 'OPEN', 'toString'])(
    'is not read from %j',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});

describe('the return pages', () => {
  test('belong each to a provider, with an own time on the page', () => {
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
  ])('for %s by %s is %s', (provider, method, path) => {
    expect(returnPath(provider, method, 'o1')).toBe(path);
  });
});

describe('the login target of a purchase page', () => {
  test('leads back to it, and drops the provider’s parameters from mailed links', () => {
    expect(entranceTarget('/en/adyen/paymentCheck', '?redirectResult=secret&order=o1')).toEqual({
      here: '/en/adyen/paymentCheck?redirectResult=secret&order=o1',
      mailed: '/en/adyen/paymentCheck?order=o1',
    });
    expect(entranceTarget('/ok', '')).toEqual({ here: '/ok', mailed: '/ok' });
  });

  test.each(['/', '/find', '/adyen/paymentCheck/x', '//evil.test/ok', '/applePay/paymentCheck'])(
    'is the default at %s',
    (path) => {
      expect(entranceTarget(path, '?order=o1')).toBeUndefined();
    },
  );
});
