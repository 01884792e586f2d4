import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apart, heights } from '#components/desk/analytics/scale.ts';
import { csvOf } from '#lib/desk/analytics/csv.ts';
import { lengthOf, partsOf, spanBefore } from '#lib/desk/analytics/days.ts';
import { countsDiffer, sharesDiffer } from '#lib/desk/analytics/compare.ts';
import { duration, money, share } from '#lib/text/value-format.ts';
import { bucketOf, LAST_BUCKET, quantile } from '#lib/desk/analytics/wait-buckets.ts';

describe('buckets of waiting times', () => {
  test('give quantiles that are at most 20 percent off', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 5_000_000 }), {
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(lengths, fc.constantFrom(0.5, 0.9), (seconds, part) => {
        const counts = Map.groupBy(seconds, bucketOf);
        const classed = [...counts].map(([bucket, own]) => ({ bucket, count: own.length }));
        const sorted = [...seconds].sort((a, b) => a - b);
        const true_ = sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
        const estimate = quantile(classed, part) ?? NaN;
        expect(estimate / true_).toBeGreaterThan(1 / 1.2);
        expect(estimate / true_).toBeLessThan(1.2);
      }),
    );
  });

  test('handle less than a second, an infinite time, and no data', () => {
    expect([bucketOf(0.4), bucketOf(1), bucketOf(1e300)]).toEqual([0, 1, LAST_BUCKET]);
    expect(quantile([], 0.5)).toBeNull();
  });
});

describe('days', () => {
  test('of a span are split without gaps, and the previous span ends where it begins', () => {
    const span = { from: '2024-02-20', to: '2024-03-10' };
    const parts = partsOf(span, 7);
    expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(lengthOf(span));
    expect(parts.at(-1)).toEqual({ from: '2024-03-05', to: '2024-03-10' });
    expect(spanBefore(span)).toEqual({ from: '2024-01-31', to: '2024-02-19' });
  });
});

describe('a difference', () => {
  test('counts when it is statistically significant', () => {
    expect([countsDiffer(10, 14), countsDiffer(100, 140), countsDiffer(0, 0)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(sharesDiffer({ of: 20, reached: 10 }, { of: 20, reached: 13 })).toBe(false);
    expect(sharesDiffer({ of: 2_000, reached: 1_000 }, { of: 2_000, reached: 1_300 })).toBe(true);
    expect(sharesDiffer({ of: 0, reached: 0 }, { of: 20, reached: 13 })).toBe(false);
  });
});

test('numbers are formatted for readers', () => {
  expect([share(0.034), share(0.5), money(129_900, 'EUR'), money(990, 'EUR')]).toEqual([
    '3.4%',
    '50%',
    '€1,299',
    '€9.90',
  ]);
  expect([30, 150, 9_000, 100_000, 400_000].map(duration)).toEqual([
    '30 s',
    '2.5 min',
    '2.5 h',
    '28 h',
    '4.6 d',
  ]);
});

test('the CSV export escapes formulas in source names', () => {
  const columns = [
    { name: 'Source', unit: 'text' as const },
    { name: 'Gross', unit: 'money' as const, currency: 'EUR' },
    { name: 'People', unit: 'count' as const },
  ];
  const rows = [
    ['=HYPERLINK("x")', 1_234, 'few'],
    ['nord, sud', -500, null],
  ] as const;
  expect(csvOf({ sentence: '', plot: null, columns, rows })).toBe(
    'Source,Gross (EUR),People\r\n"\'=HYPERLINK(""x"")",12.34,under 5\r\n"nord, sud",-5.00,\r\n',
  );
});

describe('a plot', () => {
  test('begins at zero and has whole numbers on its axis', () => {
    const { y, ticks } = heights(
      { unit: 'count', lines: [{ name: 'a', values: [0, 2, null] }] },
      100,
    );
    expect(y(0)).toBe(100);
    expect(y(2)).toBeGreaterThanOrEqual(0);
    expect(ticks.every(Number.isInteger)).toBe(true);
    const empty = heights({ unit: 'count', lines: [{ name: 'a', values: [0, 0] }] }, 100);
    expect(empty.y(0)).toBe(100);
  });

  test('keeps its labels apart and inside', () => {
    expect(apart([50, 52, 10], 30, 150)).toEqual([50, 80, 10]);
    const places = apart([148, 150], 30, 150);
    expect(places).toEqual([120, 150]);
  });
});
