// [money §4 Failure popup by message] [money §8 PayPal errors on the page]
import { describe, expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { outcomes } from '#lib/payments/outcomes.ts';
import { nextSteps } from '#components/payments/outcome-actions.ts';
import { isHopeful, resultKey } from '#components/payments/order-result.ts';
import en from '#messages/en/payments.json' with { type: 'json' };
import es from '#messages/es/payments.json' with { type: 'json' };
import fr from '#messages/fr/payments.json' with { type: 'json' };
import it from '#messages/it/payments.json' with { type: 'json' };

const copy = { en, es, fr, it };

function messageAt(locale: keyof typeof copy, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (node as Readonly<Record<string, unknown>> | undefined)?.[key],
      copy[locale],
    );
}

const orders = [
  { kind: 'pack', returned: false },
  { kind: 'subscription', returned: false },
  { kind: 'card_check', returned: false },
  { kind: 'pack', returned: true },
  { kind: 'pack', returned: false, method: 'paypal' },
] as const;

describe('the copy of an outcome', () => {
  test('has a title and a text in every language, for each kind of order', () => {
    for (const outcome of outcomes) {
      for (const order of orders) {
        const key = resultKey({ outcome, ...order });
        for (const locale of locales) {
          expect([key, locale, messageAt(locale, `${key}.title`)]).toEqual([
            key,
            locale,
            expect.stringMatching(/\S/),
          ]);
          expect(messageAt(locale, `${key}.text`)).toEqual(expect.stringMatching(/\S/));
        }
      }
    }
  });

  test('says for a check that nothing was bought, and for refunded money that it is returned', () => {
    const result = { outcome: 'success', kind: 'card_check', returned: false } as const;
    expect(resultKey(result)).toBe('outcomeCheck.success');
    expect(resultKey({ ...result, returned: true })).toBe('outcomeReturned');
    expect(isHopeful({ ...result, returned: true })).toBe(false);
    expect(resultKey({ ...result, outcome: 'retry', method: 'paypal' })).toBe('outcomePaypal');
  });
});

describe('the options after an outcome', () => {
  test('are one to three, without duplicates', () => {
    for (const outcome of outcomes) {
      for (const overForm of [true, false]) {
        for (const otherMethods of [true, false]) {
          for (const byCard of [true, false]) {
            const steps = nextSteps(outcome, { overForm, otherMethods, byCard });
            expect([outcome, steps.length > 0 && steps.length <= 3]).toEqual([outcome, true]);
            expect(new Set(steps).size).toBe(steps.length);
          }
        }
      }
    }
  });

  test.each([
    ['lost_or_stolen', true, ['otherCard', 'otherMethod', 'plans']],
    ['lost_or_stolen', false, ['otherCard', 'plans']],
    ['change_method', true, ['otherMethod', 'contact', 'plans']],
    ['address_blacklisted', true, ['contact', 'plans']],
    ['invalid_cvc', true, ['correct', 'plans']],
    ['open', true, ['chats']],
  ] as const)('after %s with other methods %s', (outcome, otherMethods, steps) => {
    expect(nextSteps(outcome, { overForm: true, otherMethods, byCard: true })).toEqual(steps);
  });

  test('of a wallet include a retry, but no other card', () => {
    const wallet = { overForm: true, otherMethods: true, byCard: false };
    expect(nextSteps('insufficient_funds', wallet)).toEqual(['again', 'otherMethod', 'plans']);
    expect(nextSteps('invalid_cvc', wallet)).toEqual(['again', 'plans']);
  });

  test('of a return page start again at the plans', () => {
    const there = { overForm: false, otherMethods: true, byCard: true };
    expect(nextSteps('lost_or_stolen', there)).toEqual(['again']);
    expect(nextSteps('address_blacklisted', there)).toEqual(['again', 'contact']);
    expect(nextSteps('success', there)).toEqual(['chats']);
  });
});
