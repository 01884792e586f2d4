// [core §1 Notices by e-mail]
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

test('plans the inbox again after a process dies while planning', async () => {
  const push = standIn('push', { targets: () => Promise.reject(new Error('killed')) });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  expect([push.to(her), await noticesTo(her)]).toEqual([[], []]);
  const second = standIn('push');
  await later(2 * MINUTE);
  await later(2 * MINUTE);
  expect(second.to(her)).toHaveLength(1);
});

test('notifies once when several workers run at once', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  const at = clock.now();
  await Promise.all([1, 2, 3, 4].map(() => planNotices(at, 50)));
  await Promise.all([1, 2, 3, 4].map(() => sendNotices(at, 50)));
  expect(push.to(her)).toHaveLength(1);
});

test('plans nothing when the same inbox is planned a second time', async () => {
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

test('plans a message later that arrives while planning finds no target', async () => {
  const [first, second] = [await createMember(), await createMember()];
  await wants(her, 'push');
  await say(first, her.angelId);
  standIn('push', {
    // Runs after the inbox was claimed: no target exists yet, and another message arrives.
    targets: async () => {
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

test('stores one notice per cause and channel, also where a channel has one target', async () => {
  standIn('push', { answer: () => ({ again: HOUR }) });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  const [row] = await noticesTo(her);
  if (!row) throw new Error('no notice was planned');
  const again = { ...row, id: newId() };
  expect(row.targetId).toBeNull();
  await expect(db().notice.create({ data: again })).rejects.toMatchObject({ code: 'P2002' });
});

/** The state that a process leaves when it is killed while a sender waits for its answer. */
async function cutOff(): Promise<void> {
  advance(MINUTE);
  await plan();
  await db().notice.updateMany({
    where: { memberId: her.memberId },
    data: { state: 'sending', attempts: 1 },
  });
}

test('sends a push again after its sending was interrupted', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  await cutOff();
  await later(3 * MINUTE);
  expect(push.to(her)).toHaveLength(1);
  expect(await states()).toEqual([['sent', 2]]);
});

test('does not send a Telegram message again after its sending was interrupted', async () => {
  const telegram = standIn('telegram', { repeatable: false });
  await wants(her, 'telegram');
  await say(him, her.angelId);
  await cutOff();
  await later(3 * MINUTE);
  await later(HOUR);
  expect(telegram.to(her)).toEqual([]);
  expect(await states()).toEqual([['failed', 2]]);
});

test('41: marks a Telegram message as sent that another worker took for lost', async () => {
  const answered = Promise.withResolvers<'sent'>();
  const asked = Promise.withResolvers<undefined>();
  const telegram = standIn('telegram', {
    repeatable: false,
    answer: () => {
      asked.resolve(undefined);
      return answered.promise;
    },
  });
  await wants(her, 'telegram');
  await say(him, her.angelId);
  advance(MINUTE);
  await plan();
  const stopped = send();
  await asked.promise;
  await later(3 * MINUTE);
  expect(await states()).toEqual([['failed', 2]]);
  answered.resolve('sent');
  await stopped;
  expect(telegram.to(her)).toHaveLength(1);
  expect((await noticesTo(her)).map(({ state, lastError }) => [state, lastError])).toEqual([
    ['sent', null],
  ]);
  const kpis = { memberId: her.memberId, name: 'notice_sent' };
  expect(await db().kpiEvent.count({ where: kpis })).toBe(1);
});

test('41: counts a push once that two workers sent', async () => {
  const answers = [Promise.withResolvers<'sent'>(), Promise.withResolvers<'sent'>()];
  const asked = Promise.withResolvers<undefined>();
  let calls = 0;
  standIn('push', {
    answer: () => {
      asked.resolve(undefined);
      return answers[calls++]?.promise ?? 'sent';
    },
  });
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  await plan();
  const stopped = send();
  await asked.promise;
  answers[1]?.resolve('sent');
  await later(3 * MINUTE);
  answers[0]?.resolve('sent');
  await stopped;
  expect(await states()).toEqual([['sent', 2]]);
  const kpis = { memberId: her.memberId, name: 'notice_sent' };
  expect(await db().kpiEvent.count({ where: kpis })).toBe(1);
});

test('retries at growing intervals when the outcome is unknown, then gives up', async () => {
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

test('retries when the sender asks for it, and stops when the target is gone', async () => {
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

test('replaces a notice that waits for a retry by the next one', async () => {
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
