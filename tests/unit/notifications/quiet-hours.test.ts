// [core §9 Notices outside]
import { expect, test } from '@jest/globals';
import { byDay, isNight, localDay, nextEvening, nextMidnight } from '#lib/kernel/quiet-hours.ts';

const ROME = 'Europe/Rome';
const at = (text: string) => new Date(text);

test.each([
  ['2026-11-21T21:59:00Z', false],
  ['2026-11-21T22:00:00Z', true],
  ['2026-11-22T06:59:00Z', true],
  ['2026-11-22T07:00:00Z', false],
])('is night in Rome at %s: %s', (time, night) => {
  expect(isNight(at(time), ROME)).toBe(night);
});

test('ends the night at eight on the next morning, and does not change a time in the day', () => {
  expect(byDay(at('2026-11-21T22:30:00Z'), ROME)).toEqual(at('2026-11-22T07:00:00Z'));
  expect(byDay(at('2026-11-22T02:00:00Z'), ROME)).toEqual(at('2026-11-22T07:00:00Z'));
  const noon = at('2026-11-22T11:00:00Z');
  expect(byDay(noon, ROME)).toBe(noon);
});

test('keeps eight o’clock in the nights in which the clocks change', () => {
  expect(byDay(at('2027-03-27T23:30:00Z'), ROME)).toEqual(at('2027-03-28T06:00:00Z'));
  expect(byDay(at('2027-10-30T21:30:00Z'), ROME)).toEqual(at('2027-10-31T07:00:00Z'));
  expect(byDay(at('2027-10-31T01:30:00Z'), ROME)).toEqual(at('2027-10-31T07:00:00Z'));
});

test('uses the brand’s time zone for evening, midnight and the day', () => {
  const late = at('2026-11-21T23:30:00Z');
  expect(nextEvening(at('2026-11-21T16:59:00Z'), ROME)).toEqual(at('2026-11-21T17:00:00Z'));
  expect(nextEvening(at('2026-11-21T17:00:00Z'), ROME)).toEqual(at('2026-11-22T17:00:00Z'));
  expect(nextMidnight(at('2027-03-28T10:00:00Z'), ROME)).toEqual(at('2027-03-28T22:00:00Z'));
  expect(localDay(late, ROME)).toEqual(at('2026-11-22T00:00:00Z'));
  expect(localDay(late, 'Europe/Dublin')).toEqual(at('2026-11-21T00:00:00Z'));
});
