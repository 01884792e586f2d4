import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wakeTime } from '#lib/jobs/wake-times.ts';

const NOW = 10_000;

test('a lone wish is met to the millisecond, and one in the past at once', () => {
  expect(wakeTime([], 30_017, NOW)).toBe(30_017);
  expect(wakeTime([], 0, NOW)).toBe(NOW);
});

test('what falls due shortly before a round that is set waits for it', () => {
  expect(wakeTime([30_900], 30_000, NOW)).toBeNull();
  expect(wakeTime([31_001], 30_000, NOW)).toBe(30_000);
});

test('what is due now waits for no later round, and begins no second one', () => {
  expect(wakeTime([NOW + 1], NOW, NOW)).toBe(NOW);
  expect(wakeTime([NOW], 0, NOW)).toBeNull();
});

test('five hundred a second are a round a second, and none comes too early', () => {
  const set = new Set<number>();
  const wakeTimes = Array.from({ length: 5_000 }, (_, i) => 30_000 + 2 * i);
  for (const at of wakeTimes) {
    const round = wakeTime(set, at, NOW);
    if (round !== null) set.add(round);
  }
  expect(set.size).toBeLessThanOrEqual(12);
  for (const at of wakeTimes) {
    expect([...set].some((round) => round >= at && round <= at + 1_000)).toBe(true);
  }
});

test('whatever is wished for in whatever order, a round follows within a second', () => {
  const wakeTimes = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(wakeTimes, (times) => {
      const set = new Set<number>();
      for (const at of times) {
        const round = wakeTime(set, at, NOW);
        if (round !== null) set.add(round);
        const from = Math.max(at, NOW);
        expect([...set].some((begin) => begin >= from && begin <= from + 1_000)).toBe(true);
      }
    }),
  );
});
