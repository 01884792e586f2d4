import { expect, test } from '@jest/globals';
import { noticePause } from '#lib/identity/notice-pause.ts';
import type { PauseLength } from '#lib/notifications/limits.ts';
import { pauseEnd } from '#lib/notifications/pause-end.ts';

const at = (text: string) => new Date(text);
const end = (length: PauseLength, now: string, timeZone?: string) =>
  pauseEnd({ length, timeZone, brandZone: 'Europe/Rome', now: at(now) });

test.each<[PauseLength, string | null]>([
  ['hour', '2026-11-21T13:00:00Z'],
  ['tomorrow', '2026-11-22T07:00:00Z'],
  ['week', '2026-11-28T12:00:00Z'],
  ['open', null],
])('a pause of the length %s ends at %s', (length, ends) => {
  expect(end(length, '2026-11-21T12:00:00Z')).toEqual(ends === null ? null : at(ends));
});

test('tomorrow is that of the device, and of the brand where the zone is unknown', () => {
  const now = '2026-11-21T23:30:00Z';
  expect(end('tomorrow', now, 'America/New_York')).toEqual(at('2026-11-22T13:00:00Z'));
  expect(end('tomorrow', now, 'Asia/Tokyo')).toEqual(at('2026-11-22T23:00:00Z'));
  expect(end('tomorrow', now, 'Etc/Unknown')).toEqual(at('2026-11-23T07:00:00Z'));
  expect(end('tomorrow', now)).toEqual(at('2026-11-23T07:00:00Z'));
});

test('tomorrow at eight is kept in the nights in which the clocks change', () => {
  expect(end('tomorrow', '2027-03-27T12:00:00Z')).toEqual(at('2027-03-28T06:00:00Z'));
  expect(end('tomorrow', '2027-10-30T12:00:00Z')).toEqual(at('2027-10-31T07:00:00Z'));
});

test('a pause is in force until its end, and one without an end until it is ended', () => {
  const noticesPausedAt = at('2026-11-21T12:00:00Z');
  const until = at('2026-11-21T13:00:00Z');
  const before = at('2026-11-21T12:59:59Z');
  const paused = { noticesPausedAt, noticesResumeAt: until };
  expect(noticePause(paused, before)).toEqual({ until });
  expect(noticePause(paused, until)).toBeNull();
  expect(noticePause({ noticesPausedAt, noticesResumeAt: null }, until)).toEqual({
    until: null,
  });
  expect(noticePause({ noticesPausedAt: null, noticesResumeAt: null }, until)).toBeNull();
});
