// [core §1 Notices by e-mail, Telegram, push]
import { expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { noticeChannels } from '#lib/accounts/notices/notice-channels.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import type { PauseLength } from '#lib/notifications/limits.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { sendNews } from '#lib/mailing/send-news.ts';
import { pauseNotices } from '#lib/notifications/pause-notices.ts';
import { resumeNotices } from '#lib/notifications/resume-notices.ts';
import { createMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { say, viewerOf } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { mailServer } from '../mailing/mail-server.ts';
import { advance, later, noticesTo, notifyAt, plan, send, standIn, wants } from './outside.ts';

const caught = mailServer();
const brand = brandOf('dolcevita');

async function pause(length: PauseLength, named?: string) {
  const member = await viewerOf(her);
  return pauseNotices({ member, named, brand, length, timeZone: undefined, now: clock.now() });
}
const resume = async () => resumeNotices(await viewerOf(her), clock.now());
const state = async () => (await noticeChannels(await viewerOf(her), clock.now())).pause;

test('nothing is sent during a pause, and one notice of what is unread when it ends', async () => {
  const push = standIn('push');
  const telegram = standIn('telegram');
  await wants(her, 'push', 'telegram');
  const from = clock.now();
  const { until } = await pause('hour');
  expect(until !== null && until >= after(from, HOUR)).toBe(true);
  for (const text of ['Ciao', 'Ci sei?', 'Ti va un gelato?']) {
    await say(him, her.angelId, text);
    await later(10 * MINUTE);
  }
  expect([push.to(her), telegram.to(her), await noticesTo(her)]).toEqual([[], [], []]);
  expect([await state(), await notifyAt(her)]).toEqual([{ until }, until]);
  await later(HOUR);
  expect(push.to(her)).toEqual(['Novità per te: 3 messaggi.']);
  expect(telegram.to(her)).toEqual(['Novità per te: 3 messaggi.']);
  expect(await state()).toBeNull();
  await later(DAY);
  expect([push.to(her).length, telegram.to(her).length]).toEqual([1, 1]);
});

test('what was read during a pause is not notified when it ends', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await pause('week');
  await say(him, her.angelId);
  await markRead(await viewerOf(her), him.angelId, undefined);
  await later(8 * DAY);
  expect([push.to(her), await noticesTo(her), await notifyAt(her)]).toEqual([[], [], null]);
});

test('a pause without an end lasts until it is ended, of which the last week is notified', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  expect(push.to(her)).toHaveLength(1);
  expect(await pause('open')).toEqual({ until: null });
  await say(him, her.angelId, 'Ci sei?');
  await later(10 * DAY);
  await say(him, her.angelId, 'Buon Natale');
  await later(DAY);
  expect([push.to(her).length, await notifyAt(her)]).toEqual([1, null]);
  await resume();
  await later();
  expect(push.to(her).slice(1)).toEqual(['Novità per te: 1 messaggio.']);
  await resume();
  expect(await notifyAt(her)).toBeNull();
});

test('a new pause replaces the one in force', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await pause('hour');
  await say(him, her.angelId);
  await pause('week');
  await later(2 * HOUR);
  expect(push.to(her)).toEqual([]);
  await pause('hour');
  await later(HOUR);
  expect(push.to(her)).toHaveLength(1);
});

test('a notice that a pause overtakes is withheld, and counted when it ends', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  await plan();
  expect(await noticesTo(her)).toMatchObject([{ state: 'due' }]);
  await pause('hour');
  await send();
  expect(await noticesTo(her)).toEqual([]);
  expect(push.to(her)).toEqual([]);
  await later(HOUR);
  expect(push.to(her)).toEqual(['Novità per te: 1 messaggio.']);
});

test('is not another member’s to begin, and leaves nothing after an erasure', async () => {
  const other = await createMember();
  await expect(pause('hour', other.publicId)).rejects.toMatchObject({ code: 'not_found' });
  await pause('open', her.publicId);
  await inTransaction((tx) => eraseAccount(tx, her.memberId, clock.now()));
  const erased = await db().user.findUniqueOrThrow({ where: { id: her.memberId } });
  expect(erased).toMatchObject({ noticesPausedAt: null, noticesResumeAt: null });
});

test('news are not for who has paused, and a link that the member asks for is', async () => {
  const now = clock.now();
  const member = await viewerOf(her);
  await changeConsent({ member, purpose: 'marketing', granted: true, locale: 'it', now });
  const news = { brand, locale: 'it', title: 'Novità', text: 'Eccole', actor: 'test' } as const;
  const mailed = async () => {
    await sendDueMail(clock.now(), 50);
    const own = caught.received.filter(({ to }) => to?.[0]?.address === her.email);
    return own.map(({ subject }) => subject);
  };
  expect(await sendNews({ ...news, now })).toBe(1);
  await pause('hour');
  expect(await mailed()).toEqual([]);
  expect(await sendNews({ ...news, text: 'Altre', now })).toBe(0);
  await requestReset(brand, her.email, now);
  expect(await mailed()).toHaveLength(1);
  advance(HOUR);
  expect(await mailed()).toHaveLength(1);
});
