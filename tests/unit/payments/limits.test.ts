import { describe, expect, test } from '@jest/globals';
import { after, DAY, HOUR } from '#lib/kernel/clock.ts';
import { limitsAt, NO_LIMITS, withCap, withPause } from '#lib/payments/spending-limits/limits.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const capped = { ...NO_LIMITS, capMinor: 5_000 };

describe('a monthly limit', () => {
  test('takes effect at once when it is the first or lower', () => {
    expect(withCap(NO_LIMITS, 5_000, NOW)).toEqual(capped);
    expect(withCap(capped, 2_000, NOW)).toEqual({ ...NO_LIMITS, capMinor: 2_000 });
  });

  test.each([10_000, null])('raised to %s takes effect after a day', (higher) => {
    const nextCapAt = after(NOW, DAY);
    const waiting = withCap(capped, higher, NOW);
    expect(waiting).toEqual({ ...capped, nextCapMinor: higher, nextCapAt });
    expect(limitsAt(waiting, after(nextCapAt, -1))).toEqual(waiting);
    expect(limitsAt(waiting, nextCapAt)).toEqual({ ...NO_LIMITS, capMinor: higher });
  });

  test('cancels a pending raise when it is chosen again', () => {
    const waiting = withCap(capped, null, NOW);
    expect(withCap(waiting, 5_000, after(NOW, HOUR))).toEqual(capped);
    expect(withCap(waiting, 2_000, after(NOW, HOUR))).toEqual({ ...NO_LIMITS, capMinor: 2_000 });
  });

  test('is raised from the limit in force at that time', () => {
    const later = after(NOW, 2 * DAY);
    const raised = withCap(withCap(capped, 20_000, NOW), 10_000, later);
    expect(raised).toEqual({ ...NO_LIMITS, capMinor: 10_000 });
  });
});

describe('a pause', () => {
  test('can be extended but not shortened, and ends', () => {
    const week = withPause(capped, 7, NOW);
    expect(week).toEqual({ ...capped, coolingOffUntil: after(NOW, 7 * DAY) });
    expect(withPause(week, 1, after(NOW, HOUR))).toEqual(week);
    expect(withPause(week, 30, NOW).coolingOffUntil).toEqual(after(NOW, 30 * DAY));
    expect(limitsAt(week, after(NOW, 7 * DAY))).toEqual(capped);
  });

  test('does not change a pending raise', () => {
    const waiting = withCap(capped, null, NOW);
    expect(withPause(waiting, 1, NOW)).toMatchObject({ nextCapAt: after(NOW, DAY) });
  });
});
