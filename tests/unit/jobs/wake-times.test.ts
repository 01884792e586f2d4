import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wakeTime } from '#lib/queue/wake-times.ts';

const NOW = 10_000;

test('sets a single wake time exactly, and one in the past at once', () => {
  expect(wakeTime([], 30_017, NOW)).toBe(30_017);
  expect(wakeTime([], 0, NOW)).toBe(NOW);
});

test('leaves what falls due in more than an hour to the ticks, also beyond the longest timer', () => {
  const HOUR_MS = 3_600_000;
  expect(wakeTime([], NOW + HOUR_MS, NOW)).toBe(NOW + HOUR_MS);
  expect(wakeTime([], NOW + HOUR_MS + 1, NOW)).toBeNull();
  expect(wakeTime([], NOW + 25 * 24 * HOUR_MS, NOW)).toBeNull();
});

test('joins a wake time within a second before a set round to that round', () => {
  expect(wakeTime([30_900], 30_000, NOW)).toBeNull();
  expect(wakeTime([31_001], 30_000, NOW)).toBe(30_000);
});

test('runs what is due now at once, and starts no second round', () => {
  expect(wakeTime([NOW + 1], NOW, NOW)).toBe(NOW);
  expect(wakeTime([NOW], 0, NOW)).toBeNull();
});

test('merges five hundred wake times a second into a round a second, none of them early', () => {
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

test('starts a round within a second of each wake time, in any order', () => {
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
