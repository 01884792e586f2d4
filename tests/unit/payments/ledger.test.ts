// [money §4 Outcomes success] [money §8 pending] [money §8 open] [money §8 success]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { includedVat, minor } from '#lib/kernel/money.ts';
import { checkObservation } from '#lib/payments/attempts/check-observation.ts';
import type { Observation } from '#lib/payments/providers/observation.ts';
import { presentOutcome } from '#lib/payments/present.ts';
import { attemptStates } from '#lib/payments/attempts/attempt-states.ts';
import { outcomes } from '#lib/payments/outcomes.ts';
import { VAT_RATES } from '#lib/payments/ledger/vat-rates.ts';
import { vatCountry, vatRefunded, vatRate } from '#lib/payments/ledger/vat.ts';

const ours = { reference: 'A-1', amountMinor: 2_490, currency: 'EUR' };

const seen = (change: Partial<Observation>): Observation => ({
  state: 'captured',
  reference: 'A-1',
  providerReference: 'P',
  amountMinor: 2_490,
  currency: 'EUR',
  capturedMinor: null,
  technical: false,
  outcome: 'success',
  threeDs: false,
  action: null,
  stored: null,
  payerAlias: null,
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
    ['less taken than asked for', { capturedMinor: 2_000 }, 'wrong_amount'],
    ['no amount', { amountMinor: null }, 'wrong_currency'],
    ['another currency', { currency: 'USD' }, 'wrong_currency'],
    ['another amount, refused', { amountMinor: 1, state: 'refused' }, 'sound'],
  ] as const)('%s', (_what, change, verdict) => {
    expect(checkObservation(ours, seen(change))).toBe(verdict);
  });
});

describe('the presented outcome', () => {
  test('is a success only for captured money, and never open or paid for a failure', () => {
    for (const state of attemptStates) {
      for (const outcome of outcomes) {
        const presented = presentOutcome({ state, outcome });
        expect(presented.message === 'success').toBe(state === 'captured' && outcome === 'success');
        if (presented.status === 'ko')
          expect(['success', 'pending', 'open']).not.toContain(presented.message);
      }
    }
  });
});

describe('the ledger entries of a sale and its refunds', () => {
  const countries = Object.keys(VAT_RATES);
  const at = new Date('2026-11-21T12:00:00Z');

  test('sum to zero, with a VAT no larger than the price, for every amount and country', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(...countries),
        (gross, country) => {
          const rate = vatRate(country, at);
          const vat = includedVat(minor(gross), rate);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(gross);
          const net = gross - vat;
          expect(Math.abs(net * rate - vat * 10_000)).toBeLessThanOrEqual(20_000);
        },
      ),
    );
  });

  test('of partial refunds add up to the VAT of the whole, none of them negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...countries),
        (parts, country) => {
          const amountMinor = parts.reduce((sum, part) => sum + part, 0);
          const rate = vatRate(country, at);
          const vatMinor = includedVat(minor(amountMinor), rate);
          const sale = { amountMinor, vatRate: rate, vatMinor };
          let before = 0;
          const given = parts.map((part) => {
            const vat = vatRefunded(sale, before, part);
            before += part;
            return vat;
          });
          expect(given.reduce((sum, vat) => sum + vat, 0)).toBe(vatMinor);
          for (const vat of given) expect(vat).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('cover the twenty-seven countries, each rate from its first day on', () => {
    expect(countries).toHaveLength(27);
    const rate = (country: string, day: string) => vatRate(country, new Date(day));
    expect([rate('ee', '2025-06-30T23:59:59Z'), rate('ee', '2025-07-01')]).toEqual([2_200, 2_400]);
    expect([rate('ro', '2025-07-31'), rate('ro', '2025-08-01')]).toEqual([1_900, 2_100]);
    expect([rate('sk', '2024-12-31'), rate('sk', '2025-01-01')]).toEqual([2_000, 2_300]);
    expect(() => rate('ee', '2020-01-01')).toThrow();
  });

  test('use the buyer’s country if it is a member state, else the brand’s', () => {
    expect([vatCountry('de', 'it'), vatCountry('us', 'it')]).toEqual(['de', 'it']);
    expect(() => vatRate('us', at)).toThrow();
  });
});
