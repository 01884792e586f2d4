import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { includedVat, minor } from '#lib/kernel/money.ts';
import { checkObservation } from '#lib/payments/check-observation.ts';
import type { Observation } from '#lib/payments/providers/provider.ts';
import { presentOutcome } from '#lib/payments/present.ts';
import { attemptStates } from '#lib/payments/attempt-states.ts';
import { outcomes } from '#lib/payments/outcomes.ts';
import { vatRate } from '#lib/payments/vat.ts';

const ours = { reference: 'A-1', amountMinor: 2_490, currency: 'EUR' };

const seen = (change: Partial<Observation>): Observation => ({
  state: 'captured',
  reference: 'A-1',
  providerReference: 'P',
  amountMinor: 2_490,
  currency: 'EUR',
  outcome: 'success',
  threeDs: false,
  action: null,
  stored: null,
  result: {},
  ...change,
});

describe('what a provider says', () => {
  test.each([
    ['equal', {}, 'sound'],
    ['another reference', { reference: 'A-2' }, 'foreign'],
    ['money without a reference', { reference: null }, 'foreign'],
    ['a refusal without a reference', { reference: null, state: 'refused' }, 'sound'],
    ['a refusal of another', { reference: 'A-2', state: 'refused' }, 'foreign'],
    ['another amount', { amountMinor: 2_491 }, 'wrong_amount'],
    ['no amount', { amountMinor: null }, 'wrong_amount'],
    ['another currency', { currency: 'USD' }, 'wrong_amount'],
    ['another amount, refused', { amountMinor: 1, state: 'refused' }, 'sound'],
  ] as const)('%s', (_what, change, verdict) => {
    expect(checkObservation(ours, seen(change))).toBe(verdict);
  });
});

describe('what the member is told', () => {
  test('only captured money is a success, and a failure never reads as hope', () => {
    for (const state of attemptStates) {
      for (const outcome of outcomes) {
        const told = presentOutcome({ state, outcome });
        expect(told.message === 'success').toBe(state === 'captured');
        if (told.status === 'ko')
          expect(['success', 'pending', 'open']).not.toContain(told.message);
      }
    }
  });
});

describe('the books of a sale and its refunds', () => {
  test('sum to zero and VAT never exceeds the price, for every amount and country', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('it', 'es', 'fr', 'ie'),
        (gross, country) => {
          const vat = includedVat(minor(gross), vatRate(country));
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(gross);
          expect(gross + (vat - gross) + (0 - vat)).toBe(0);
          const net = gross - vat;
          expect(Math.abs(net * vatRate(country) - vat * 10_000)).toBeLessThanOrEqual(20_000);
        },
      ),
    );
  });
  test('a country without a rate sells nothing', () => {
    expect(() => vatRate('us')).toThrow();
  });
});
