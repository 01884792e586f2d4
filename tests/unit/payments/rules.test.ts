// [money §1 Flow 0000 is the compliant one] [money §3 Plan] [money §3 Lists free]
// [money §4 Preselection by flow and level] [money §8 card_data_refused]
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { periodEnd, withdrawUntil, yearIn } from '#lib/payments/subscriptions/period.ts';
import { plansFor, preselectedPlan } from '#lib/payments/offers/plan-choice.ts';
import { holdsCardNumber, refuseCardData } from '#lib/security/refuse-card-data.ts';
import { isAppError } from '#lib/kernel/errors.ts';

const plan = (productId: string, firstSelling = false, visible = true) => ({
  productId,
  firstSelling,
  visible,
});

describe('the preselected plan', () => {
  const lists = {
    free: [plan('a'), plan('starter', true), plan('b')],
    premium: [plan('starter', true), plan('p1'), plan('p2')],
    compliant: [plan('starter', true), plan('c1'), plan('c2')],
    verification: [plan('check')],
  };

  test('is for a free member the first starter plan, else the first plan', () => {
    expect(preselectedPlan(lists, { flowCode: '7', level: 0 })?.productId).toBe('starter');
    const none = { ...lists, free: [plan('a'), plan('b')] };
    expect(preselectedPlan(none, { flowCode: '7', level: 0 })?.productId).toBe('a');
  });

  test('is for a paying member the first that is no starter plan, which are hidden', () => {
    expect(preselectedPlan(lists, { flowCode: '7', level: 1 })?.productId).toBe('p1');
    expect(plansFor(lists, { flowCode: '7', level: 2 }).map((entry) => entry.productId)).toEqual([
      'p1',
      'p2',
    ]);
  });

  test('is in the compliant flow the first of its own list that is no starter plan', () => {
    expect(preselectedPlan(lists, { flowCode: '0000', level: 0 })?.productId).toBe('c1');
    expect(preselectedPlan(lists, { flowCode: '0000', level: 2 })?.productId).toBe('c1');
  });

  test('is never a hidden plan, which is not listed either', () => {
    const hidden = { ...lists, free: [plan('starter', true, false), plan('b')] };
    expect(preselectedPlan(hidden, { flowCode: '7', level: 0 })?.productId).toBe('b');
  });
});

describe('periods', () => {
  const rome = 'Europe/Rome';
  test('from the 31st return to the 31st', () => {
    const anchor = new Date('2027-01-31T10:00:00Z');
    expect(periodEnd(anchor, 1, 1, rome).toISOString()).toBe('2027-02-28T10:00:00.000Z');
    expect(periodEnd(anchor, 1, 2, rome).toISOString()).toBe('2027-03-31T09:00:00.000Z');
    expect(periodEnd(anchor, 1, 13, rome).toISOString()).toBe('2028-02-29T10:00:00.000Z');
  });
  test('keep the local time across clock changes', () => {
    const anchor = new Date('2026-10-20T22:30:00Z');
    expect(periodEnd(anchor, 1, 1, rome).toISOString()).toBe('2026-11-20T23:30:00.000Z');
  });
  test('start where the previous one ended, and are never empty', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(1, 3, 12),
        fc.integer({ min: 1, max: 24 }),
        (anchor, months, period) => {
          const start = periodEnd(anchor, months, period - 1, rome);
          const end = periodEnd(anchor, months, period, rome);
          expect(end.getTime() - start.getTime()).toBeGreaterThan(27 * 86_400_000 * months);
        },
      ),
    );
  });
  test('use the brand’s time zone for the end of fourteen days and for years', () => {
    const at = new Date('2026-12-31T23:30:00Z');
    expect(withdrawUntil(at, rome).toISOString()).toBe('2027-01-15T22:59:59.999Z');
    expect(yearIn(at, rome)).toBe(2027);
  });
});

describe('card numbers in text', () => {
  test.each([
    '4111111111111111',
    'my card 4111 1111 1111 1111 thanks',
    '5555-4444-3333-1111',
    '3700 000000 00002',
    '４１１１ １１１１ １１１１ １１１１',
    'date 12 4111.1111.1111.1111 03/30',
  ])('%s is found', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });
  test.each([
    '4111111111111112',
    '+39 333 123 4567 oder 333 765 4321',
    'order 202611210001234567890',
    'call me 3331234567',
    '1234567890123456',
  ])('%s is not found', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
  test('is refused however deep, and the error repeats nothing', () => {
    const refused = (): unknown => {
      try {
        refuseCardData({ a: [{ b: 'x 4111 1111 1111 1111' }] });
        return undefined;
      } catch (error) {
        return error;
      }
    };
    const error = refused();
    expect(isAppError(error) && error.code).toBe('card_data_refused');
    expect(JSON.stringify(error)).not.toContain('4111');
    expect(() => {
      refuseCardData({ n: 4_111_111_111_111_111 });
    }).not.toThrow();
  });
});
