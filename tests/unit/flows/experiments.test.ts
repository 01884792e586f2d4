import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { conclude, type ArmResults } from '#lib/flows/experiments/conclude.ts';
import { difference, wilson } from '#lib/flows/experiments/intervals.ts';
import { planSample } from '#lib/flows/experiments/plan-sample.ts';
import { CHI_SQUARE_LIMIT, chiSquare } from '#lib/flows/experiments/sizes-fit.ts';
import { readSeenFlow } from '#lib/flows/newcomer-flow.ts';

const arm = fc
  .integer({ min: 1, max: 100_000 })
  .chain((seen) =>
    fc.record({ seen: fc.constant(seen), converted: fc.integer({ min: 0, max: seen }) }),
  );

describe('confidence intervals', () => {
  test('of one share match the literature', () => {
    // Newcombe 1998, table I, method 3.
    for (const [converted, seen, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const found = wilson({ seen, converted });
      expect(found.low).toBeCloseTo(low, 4);
      expect(found.high).toBeCloseTo(high, 4);
    }
  });

  test('of two shares match the literature', () => {
    // Newcombe 1998 (interval estimation for the difference), table II, method 10; the first minus the second.
    for (const [a, m, b, n, low, high] of [
      [56, 70, 48, 80, 0.0524, 0.3339],
      [9, 10, 3, 10, 0.1705, 0.809],
      [6, 7, 2, 7, 0.0582, 0.8062],
      [10, 10, 0, 10, 0.6075, 1],
    ] as const) {
      const found = difference({ seen: n, converted: b }, { seen: m, converted: a });
      expect(found.low).toBeCloseTo(low, 3);
      expect(found.high).toBeCloseTo(high, 3);
    }
  });

  test('contain the observed value and stay in their range', () => {
    fc.assert(
      fc.property(arm, arm, (first, second) => {
        const { low, high } = wilson(first);
        const rate = first.converted / first.seen;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(rate);
        expect(high).toBeGreaterThanOrEqual(rate);
        const apart = difference(first, second);
        expect(apart.low).toBeLessThanOrEqual(apart.value);
        expect(apart.high).toBeGreaterThanOrEqual(apart.value);
        const swapped = difference(second, first);
        expect(swapped.low).toBeCloseTo(-apart.high, 9);
        expect(swapped.high).toBeCloseTo(-apart.low, 9);
      }),
    );
  });

  test('are the full range without visitors', () => {
    expect(wilson({ seen: 0, converted: 0 })).toEqual({ low: 0, high: 1 });
    const noVisitors = { seen: 0, converted: 0 };
    expect(difference(noVisitors, { seen: 5, converted: 5 })).toEqual({
      value: 0,
      low: -1,
      high: 1,
    });
  });
});

describe('the planned sample size', () => {
  test('matches the textbook', () => {
    // Fleiss: 10 % against 12 %, two-sided 5 %, power 80 %.
    expect(planSample({ baseline: 1_000, effect: 200, share: 50 })).toEqual({
      control: 3_841,
      challenger: 3_841,
    });
    expect(planSample({ baseline: 5_000, effect: 1_000, share: 50 }).control).toBe(388);
  });

  test('grows as the difference shrinks, and depends on the split', () => {
    const plan = fc.record({
      baseline: fc.integer({ min: 100, max: 9_000 }),
      effect: fc.integer({ min: 20, max: 900 }),
      share: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(plan, (wanted) => {
        const sizes = planSample(wanted);
        const finer = planSample({ ...wanted, effect: Math.ceil(wanted.effect / 2) });
        expect(finer.control).toBeGreaterThanOrEqual(sizes.control);
        const ratio = wanted.share / (100 - wanted.share);
        expect(sizes.challenger).toBe(Math.ceil(sizes.control * ratio));
      }),
    );
  });
});

describe('the sizes of the groups', () => {
  test('are checked against the split', () => {
    expect(chiSquare({ control: 50, challenger: 50, share: 50 })).toBe(0);
    expect(chiSquare({ control: 900, challenger: 100, share: 10 })).toBe(0);
    expect(chiSquare({ control: 60, challenger: 40, share: 50 })).toBeCloseTo(4, 9);
    expect(chiSquare({ control: 0, challenger: 0, share: 50 })).toBe(0);
    expect(chiSquare({ control: 821, challenger: 779, share: 50 })).toBeLessThan(CHI_SQUARE_LIMIT);
    expect(chiSquare({ control: 900, challenger: 700, share: 50 })).toBeGreaterThan(
      CHI_SQUARE_LIMIT,
    );
  });
});

describe('the verdict', () => {
  const planned = { control: 100, challenger: 100 };
  const results = (seen: number, confirmed: number, paid = 0): ArmResults => ({
    assigned: seen,
    seen,
    confirmed,
    paid,
  });
  const verdict = (control: ArmResults, challenger: ArmResults, goal = 'confirmation') =>
    conclude({ goal, share: 50, planned, control, challenger }).verdict;

  test('is none before the planned sample size is reached, for any rates', () => {
    expect(verdict(results(99, 0), results(99, 99))).toBe('too_early');
    expect(verdict(results(100, 0), results(99, 99))).toBe('too_early');
    expect(verdict(results(0, 0), results(0, 0))).toBe('too_early');
  });

  test('is none when the group sizes do not match the split', () => {
    const assigned = { ...results(100, 50), assigned: 400 };
    expect(verdict(assigned, { ...results(100, 90), assigned: 250 })).toBe('sizes_wrong');
  });

  test('names a difference only when its interval excludes zero', () => {
    expect(verdict(results(100, 20), results(100, 50))).toBe('better');
    expect(verdict(results(100, 50), results(100, 20))).toBe('worse');
    expect(verdict(results(100, 30), results(100, 33))).toBe('no_difference');
    expect(verdict(results(100, 20, 5), results(100, 50, 5), 'payment')).toBe('no_difference');
  });
});

test('reads a cookie with a code, or with a code and the version of its arm', () => {
  expect(readSeenFlow('7')).toEqual({ code: '7' });
  expect(readSeenFlow('0000')).toEqual({ code: '0000' });
  expect(readSeenFlow('7.12')).toEqual({ code: '7', version: 12 });
  expect(readSeenFlow('7.12.3')).toEqual({ code: '7.12.3' });
});
