// [core §1 Notices by e-mail] [money §7 KPI notice_sent]
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import { createMember } from '#tests/factories/member.ts';
import { grant } from '../chat/purse.ts';
import { say, viewerOf } from '../chat/chat-helpers.ts';
import { like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { startConversation } from '../hosted/conversation.ts';
import { later, noticesTo, notifyAt, standIn, wants } from './outside.ts';

test('sends one notice per channel with the message count, twenty seconds after the first message', async () => {
  const [push, telegram] = [standIn('push'), standIn('telegram')];
  await wants(her, 'push', 'telegram');
  await grant(him, 'bought', 200);
  for (let sent = 0; sent < 20; sent += 1) await say(him, her.angelId, `Ciao ${sent}`);
  await later(10 * SECOND);
  expect(push.to(her)).toEqual([]);
  await later(15 * SECOND);
  await later();
  expect(push.to(her)).toEqual(['Novità per te: 20 messaggi.']);
  expect(telegram.to(her)).toEqual(push.to(her));
  expect((await noticesTo(her)).map(({ channel, state }) => [channel, state]).sort()).toEqual([
    ['push', 'sent'],
    ['telegram', 'sent'],
  ]);
  expect(await notifyAt(her)).toBeNull();
  expect(await noticesTo(him)).toEqual([]);
  const events = await db().kpiEvent.findMany({
    where: { memberId: her.memberId, name: 'notice_sent' },
  });
  expect(events.map(({ value, data }) => [value, data]).sort()).toEqual([
    ['push', {}],
    ['telegram', {}],
  ]);
});

test('reports later messages in the next notice, each only once', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  await say(await createMember(), her.angelId);
  await say(await createMember(), her.angelId);
  await later();
  expect(push.to(her)).toHaveLength(1);
  await later(2 * MINUTE);
  await later(2 * MINUTE);
  expect(push.to(her)).toEqual(['Novità per te: 1 messaggio.', 'Novità per te: 2 messaggi.']);
});

test('does not delay a message by the hour that applies to visits', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  const visit = async () =>
    recordVisit(await viewerOf(await createMember()), her.angelId, clock.now());
  await visit();
  await later();
  await visit();
  await later();
  expect(await notifyAt(her)).not.toBeNull();
  await later(3 * MINUTE);
  await say(him, her.angelId);
  await later();
  expect(push.to(her)).toEqual([
    'Novità per te: 1 visita.',
    'Novità per te: 1 messaggio e 1 visita.',
  ]);
});

test('names a like and a match in the notice', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await wants(him, 'push');
  await like(her, him);
  await later();
  await like(him, her);
  await later();
  expect(push.to(him)).toEqual(['Novità per te: 1 like.']);
  expect(push.to(her)).toEqual(['Novità per te: 1 match.']);
  expect(push.content(him)[0]?.path).toBe('/notifications');
  expect(push.content(her)[0]?.path).toBe('/chats');
});

test('names a hosted profile’s answer by its label, and does not notify at night', async () => {
  const push = standIn('push');
  const conversation = await startConversation();
  await wants(conversation.member, 'push');
  await conversation.say('Ciao, come stai?');
  await later(10 * HOUR + 50 * MINUTE);
  await runReplyTasks(clock.now(), 50);
  await later(15 * MINUTE);
  expect(push.to(conversation.member)).toEqual([]);
  await later(9 * HOUR);
  expect(push.to(conversation.member)).toEqual([
    'Novità per te: 1 messaggio di un profilo gestito da noi.',
  ]);
  expect(push.content(conversation.member)[0]?.urgent).toBe(false);
});

test('sends a member’s message at night, without a sound', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await later(12 * HOUR);
  await say(him, her.angelId);
  await later();
  expect(push.content(her)).toEqual([expect.objectContaining({ silent: true, urgent: true })]);
});

test('does not notify of earlier messages after a channel is switched on', async () => {
  const push = standIn('push');
  await wants(her);
  await say(him, her.angelId);
  await later();
  await later(8 * DAY);
  await wants(her, 'push');
  await say(await createMember(), her.angelId);
  await later();
  expect(push.to(her)).toEqual(['Novità per te: 1 messaggio.']);
});

test('plans a notice for each device', async () => {
  const targets = [randomUUID(), randomUUID()];
  const push = standIn('push', { targets: () => Promise.resolve(targets) });
  await wants(her, 'push');
  await say(him, her.angelId);
  await later();
  expect(push.to(her)).toHaveLength(2);
  expect((await noticesTo(her)).map(({ targetId }) => targetId).sort()).toEqual(targets.sort());
});

test('sends at most thirty notices a day', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await grant(him, 'bought', 400);
  for (let sent = 0; sent < 32; sent += 1) {
    await say(him, her.angelId, `Ciao ${sent}`);
    await later(3 * MINUTE);
  }
  expect(push.to(her)).toHaveLength(30);
  const again = await notifyAt(her);
  expect(again && again > after(clock.now(), HOUR)).toBe(true);
});
