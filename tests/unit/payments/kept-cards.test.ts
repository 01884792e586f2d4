import { describe, expect, test } from '@jest/globals';
import { isExpired } from '#lib/payments/cards/is-expired.ts';
import { proposedWay, wayKey } from '#components/payments/way-key.ts';
import type { OfferedWay } from '#lib/payments/ways/ways.ts';

describe('a card’s date', () => {
  const ROME = 'Europe/Rome';
  const at = (text: string) => new Date(text);

  test('is good until the end of its month, by the brand’s clock', () => {
    expect(isExpired('03/2030', ROME, at('2030-03-31T21:59:59Z'))).toBe(false);
    expect(isExpired('03/2030', ROME, at('2030-03-31T22:00:01Z'))).toBe(true);
    expect(isExpired('03/2030', 'Europe/Dublin', at('2030-03-31T22:00:01Z'))).toBe(false);
  });

  test('that nobody told, or that is no date, forbids nothing', () => {
    expect(isExpired(null, ROME, at('2099-01-01T00:00:00Z'))).toBe(false);
    expect(isExpired('13/2020', ROME, at('2099-01-01T00:00:00Z'))).toBe(false);
  });
});

describe('what the payment page proposes', () => {
  const typed: OfferedWay = {
    method: 'credit_card',
    way: {
      form: 'fields',
      fields: { clientKey: 'test_key', environment: 'test', country: 'IT' },
      keeps: true,
    },
  };
  const paypal: OfferedWay = {
    method: 'paypal',
    way: { scriptUrl: 'https://wallet.example/core', clientId: 'client' },
  };
  const kept = (cardToken: string, isDefault: boolean): OfferedWay => ({
    method: 'stored_card',
    way: {
      ...{ cardToken, cardBrand: 'visa', lastFour: '1111', expiresOn: '03/2030' },
      ...{ isExpired: !isDefault, isDefault },
    },
  });

  test('is the preferred card, else the only way, else nothing', () => {
    expect(proposedWay([kept('a', false), kept('b', true), typed, paypal], true)).toEqual(
      kept('b', true),
    );
    expect(proposedWay([typed], false)).toBe(typed);
    expect(proposedWay([typed], true)).toBeUndefined();
    expect(proposedWay([kept('a', false), typed], false)).toBeUndefined();
    expect(proposedWay([typed, paypal], false)).toBeUndefined();
    expect(proposedWay([], false)).toBeUndefined();
  });

  test('has a key for each card', () => {
    expect([typed, paypal, kept('a', true), kept('b', false)].map(wayKey)).toEqual([
      ...['credit_card', 'paypal', 'stored_card:a', 'stored_card:b'],
    ]);
  });
});
