import { describe, expect, test } from '@jest/globals';
import { isExpired } from '#lib/payments/cards/is-expired.ts';
import { proposedOption, optionKey } from '#components/payments/option-key.ts';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

describe('the expiry of a card', () => {
  const ROME = 'Europe/Rome';
  const at = (text: string) => new Date(text);

  test('is the end of its month, in the brand’s time zone', () => {
    expect(isExpired('03/2030', ROME, at('2030-03-31T21:59:59Z'))).toBe(false);
    expect(isExpired('03/2030', ROME, at('2030-03-31T22:00:01Z'))).toBe(true);
    expect(isExpired('03/2030', 'Europe/Dublin', at('2030-03-31T22:00:01Z'))).toBe(false);
  });

  test('is ignored when it is missing or invalid', () => {
    expect(isExpired(null, ROME, at('2099-01-01T00:00:00Z'))).toBe(false);
    expect(isExpired('13/2020', ROME, at('2099-01-01T00:00:00Z'))).toBe(false);
  });
});

describe('the proposed payment option', () => {
  const typed: PaymentOption = {
    method: 'credit_card',
    details: {
      form: 'fields',
      fields: { clientKey: 'test_key', environment: 'test', country: 'IT' },
      canStore: true,
    },
  };
  const paypal: PaymentOption = {
    method: 'paypal',
    details: { scriptUrl: 'https://wallet.example/core', clientId: 'client' },
  };
  const storedCard = (cardToken: string, isDefault: boolean): PaymentOption => ({
    method: 'stored_card',
    details: {
      cardToken,
      cardBrand: 'visa',
      lastFour: '1111',
      expiresOn: '03/2030',
      isExpired: !isDefault,
      isDefault,
    },
  });

  test('is the preferred card, else the only option, else none', () => {
    expect(
      proposedOption([storedCard('a', false), storedCard('b', true), typed, paypal], true),
    ).toEqual(storedCard('b', true));
    expect(proposedOption([typed], false)).toBe(typed);
    expect(proposedOption([typed], true)).toBeUndefined();
    expect(proposedOption([storedCard('a', false), typed], false)).toBeUndefined();
    expect(proposedOption([typed, paypal], false)).toBeUndefined();
    expect(proposedOption([], false)).toBeUndefined();
  });

  test('has a unique key for each card', () => {
    expect([typed, paypal, storedCard('a', true), storedCard('b', false)].map(optionKey)).toEqual([
      'credit_card',
      'paypal',
      'stored_card:a',
      'stored_card:b',
    ]);
  });
});
