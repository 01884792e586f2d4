import { afterEach, expect, jest, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { planNotices } from '#lib/notifications/plan-notices.ts';
import { sendNotices } from '#lib/notifications/send-notices.ts';
import { createMember } from '#tests/factories/member.ts';
import { say } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { advance, later, noticesTo, notifyAt, plan, send, standIn, wants } from './outside.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const states = async () =>
  (await noticesTo(her)).map(({ state, attempts }) => [state, attempts] as const);

test('a process that dies while it plans leaves the inbox to the next one', async () => {
  const push = standIn('push', { places: () => Promise.reject(new Error('killed')) });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  expect([push.to(her), await noticesTo(her)]).toEqual([[], []]);
  const second = standIn('push');
  await later(2 * MINUTE);
  await later(2 * MINUTE);
  expect(second.to(her)).toHaveLength(1);
});

test('two workers at once tell it once', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  const at = clock.now();
  await Promise.all([1, 2, 3, 4].map(() => planNotices(at, 50)));
  await Promise.all([1, 2, 3, 4].map(() => sendNotices(at, 50)));
  expect(push.to(her)).toHaveLength(1);
});

test('two that plan the same inbox after all, the second finds nothing left to tell', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  await plan();
  await db().inbox.update({ where: { profileId: her.profileId }, data: { notifyAt: clock.now() } });
  await plan();
  await send();
  expect(push.to(her)).toHaveLength(1);
  expect(await notifyAt(her)).toBeNull();
});

test('what comes in while nothing is found to tell is looked at later', async () => {
  const [first, second] = [await createMember(), await createMember()];
  await wants(her, 'push');
  await say(first, her.angelId);
  standIn('push', {
    // Asked after the inbox was claimed: there is no place yet, and another message comes in.
    places: async () => {
      await say(second, her.angelId);
      return [];
    },
  });
  advance(MINUTE);
  await planNotices(clock.now(), 50);
  const push = standIn('push');
  await later();
  expect(push.to(her)).toEqual(['Novità per te: 2 messaggi.']);
});

test('one cause is one notice a channel, also where a channel has one place', async () => {
  standIn('push', { answer: () => ({ again: HOUR }) });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  const [row] = await noticesTo(her);
  if (!row) throw new Error('nothing was planned');
  const again = { ...row, id: newId() };
  expect(row.targetId).toBeNull();
  await expect(db().notice.create({ data: again })).rejects.toMatchObject({ code: 'P2002' });
});

/** As a process leaves it that was killed while a sender waited for its answer. */
async function cutOff(): Promise<void> {
  advance(MINUTE);
  await plan();
  await db().notice.updateMany({
    where: { memberId: her.memberId },
    data: { state: 'sending', attempts: 1 },
  });
}

test('a push whose sending was cut off goes out again', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  await cutOff();
  await later(3 * MINUTE);
  expect(push.to(her)).toHaveLength(1);
  expect(await states()).toEqual([['sent', 2]]);
});

test('a Telegram message whose sending was cut off does not', async () => {
  const telegram = standIn('telegram', { repeatable: false });
  await wants(her, 'telegram');
  await say(him, her.angelId);
  await cutOff();
  await later(3 * MINUTE);
  await later(HOUR);
  expect(telegram.to(her)).toEqual([]);
  expect(await states()).toEqual([['failed', 2]]);
});

test('a sender that cannot tell is asked again, ever more rarely, and given up', async () => {
  let tries = 0;
  standIn('push', {
    answer: () => {
      tries += 1;
      throw new Error('https://push.example/secret-endpoint');
    },
  });
  await wants(her, 'push');
  await say(him, her.angelId);
  for (let round = 0; round < 12; round += 1) await later(HOUR);
  expect(tries).toBe(6);
  const [notice] = await noticesTo(her);
  expect([notice?.state, notice?.lastError]).toEqual(['failed', 'unknown']);
});

test('a sender says when to come again, and a place that is gone ends it', async () => {
  const answers = [{ again: 5 * MINUTE }, 'gone' as const];
  let tries = 0;
  standIn('push', { answer: () => answers[tries++] ?? 'sent' });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  await later(4 * MINUTE);
  expect([tries, await states()]).toEqual([1, [['due', 1]]]);
  await later(2 * MINUTE);
  expect([tries, await states()]).toEqual([2, [['dropped', 2]]]);
});

test('what waits for another try is told by the next notice in its stead', async () => {
  let isDown = true;
  const push = standIn('push', { answer: () => (isDown ? { again: HOUR } : 'sent') });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  isDown = false;
  advance(5 * MINUTE);
  await say(await createMember(), her.angelId);
  await later();
  await later(2 * HOUR);
  expect(push.to(her)).toEqual(['Novità per te: 2 messaggi.']);
  expect((await states()).map(([state]) => state)).toEqual(['dropped', 'sent']);
});
