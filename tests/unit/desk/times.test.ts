import { describe, expect, test } from '@jest/globals';
import { exactTime, relativeTime } from '#components/desk/format.ts';

const NOW = Date.parse('2026-11-27T12:00:00.000Z');

describe('a time as its distance from now', () => {
  test.each([
    ['2026-11-27T11:59:31.000Z', 'just now'],
    // The page's own time is up to half a minute old.
    ['2026-11-27T12:00:20.000Z', 'just now'],
    ['2026-11-27T12:00:40.000Z', 'in a moment'],
    ['2026-11-27T11:57:10.000Z', '2 minutes ago'],
    ['2026-11-27T09:00:00.000Z', '3 hours ago'],
    ['2026-11-26T11:00:00.000Z', '1 day ago'],
    ['2026-12-09T13:00:00.000Z', 'in 12 days'],
    ['2026-09-27T12:00:00.000Z', '2 months ago'],
    ['2024-11-01T12:00:00.000Z', '2 years ago'],
  ])('%s is %s', (at, expected) => {
    expect(relativeTime(Date.parse(at), NOW)).toBe(expected);
  });
});

test('a time of a log entry names its zone', () => {
  expect(exactTime('2026-11-27T12:00:20.125Z')).toBe('27 Nov, 12:00:20.125 UTC');
});
