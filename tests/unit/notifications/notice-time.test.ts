// [core §9 Notices outside]
import { expect, test } from '@jest/globals';
import type { NoticeChannel } from '#lib/db/generated/enums.ts';
import { after, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import type { NoticeCounts } from '#lib/mail/notice-counts.ts';
import { noticeTime, type Mark } from '#lib/notifications/decide-notices.ts';
import { localDay } from '#lib/kernel/quiet-hours.ts';

const zone = 'Europe/Rome';
const NOON = new Date('2026-11-21T11:00:00Z');
const NIGHT = new Date('2026-11-21T22:30:00Z');
const MORNING = new Date('2026-11-22T07:00:00Z');
const NOTHING: NoticeCounts = { messages: 0, hosted: 0, likes: 0, visits: 0, matches: 0, found: 0 };

type Case = {
  readonly counts: Partial<NoticeCounts>;
  readonly mark?: Mark | null;
  readonly now?: Date;
  /** How long the oldest has been pending. */
  readonly waited?: number;
  readonly lastActivityAt?: Date | null;
};

function time(channel: NoticeChannel, given: Case): Date | null {
  const { counts, mark = null, now = NOON, waited = 20_000, lastActivityAt = null } = given;
  const firstAt = after(now, -waited);
  const pending = { ...NOTHING, ...counts, firstAt, newestAt: firstAt };
  return noticeTime({ channel, pending, mark, zone, lastActivityAt, now });
}

const mayGo = (channel: NoticeChannel, given: Case): boolean => {
  const at = time(channel, given);
  return at !== null && at <= (given.now ?? NOON);
};

const sent = (ago: number, sentToday = 1, now = NOON): Mark => ({
  lastSentAt: after(now, -ago),
  day: localDay(now, zone),
  sentToday,
});

test('sends a message to push and Telegram at once, by mail after half an hour', () => {
  const counts = { messages: 1 };
  expect(mayGo('push', { counts })).toBe(true);
  expect(mayGo('telegram', { counts })).toBe(true);
  expect(time('email', { counts })).toEqual(after(NOON, 30 * MINUTE - 20_000));
  expect(mayGo('email', { counts, waited: 30 * MINUTE })).toBe(true);
});

test.each([
  ['push', 2 * MINUTE],
  ['telegram', 10 * MINUTE],
] as const)('%s pauses between two notices, and an hour for likes and visits', (channel, pause) => {
  const mark = sent(MINUTE);
  expect(time(channel, { counts: { messages: 1 }, mark })).toEqual(after(mark.lastSentAt, pause));
  expect(time(channel, { counts: { visits: 2 }, mark })).toEqual(after(mark.lastSentAt, HOUR));
  expect(mayGo(channel, { counts: { matches: 1 }, mark: sent(pause) })).toBe(true);
});

test.each([
  ['push', 30],
  ['telegram', 12],
  ['email', 3],
] as const)('%s stops at %i a day and resumes after midnight', (channel, most) => {
  const given = { counts: { messages: 1 }, waited: HOUR, lastActivityAt: NOON };
  expect(mayGo(channel, { ...given, mark: sent(HOUR, most - 1) })).toBe(true);
  expect(time(channel, { ...given, mark: sent(HOUR, most) })).toEqual(
    new Date('2026-11-21T23:00:00Z'),
  );
  const yesterday = { ...sent(HOUR, most), day: new Date('2026-11-20T00:00:00Z') };
  expect(mayGo(channel, { ...given, mark: yesterday })).toBe(true);
});

test('mails likes and visits alone in the evening', () => {
  const counts = { likes: 2, visits: 1 };
  expect(time('email', { counts, waited: HOUR })).toEqual(new Date('2026-11-21T17:00:00Z'));
  expect(mayGo('email', { counts, waited: 24 * HOUR })).toBe(true);
});

test('sends no second mail before the member’s next activity', () => {
  const mark = sent(3 * HOUR);
  const given = { counts: { messages: 4 }, waited: 2 * HOUR, mark };
  expect(time('email', given)).toBeNull();
  expect(time('email', { ...given, lastActivityAt: mark.lastSentAt })).toBeNull();
  expect(mayGo('email', { ...given, lastActivityAt: after(mark.lastSentAt, 1) })).toBe(true);
});

test('sends at night only members’ own messages and matches', () => {
  for (const counts of [{ messages: 1 }, { messages: 2, hosted: 1 }, { matches: 1 }]) {
    expect(mayGo('push', { counts, now: NIGHT })).toBe(true);
  }
  for (const counts of [{ messages: 2, hosted: 2 }, { likes: 1 }, { visits: 1 }, { found: 1 }]) {
    expect(time('push', { counts, now: NIGHT })).toEqual(MORNING);
  }
});

test('delays until the morning what would be due in the night', () => {
  const evening = new Date('2026-11-21T21:30:00Z');
  const mark = sent(10 * MINUTE, 1, evening);
  expect(time('push', { counts: { likes: 1 }, mark, now: evening })).toEqual(MORNING);
});
