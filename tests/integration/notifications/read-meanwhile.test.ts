// [core §1 Notices by e-mail]
import { expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { markNoticesSeen } from '#lib/chat/notices/received-notices.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { clock, DAY, HOUR, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { installRealtime, realtime } from '#lib/realtime/port.ts';
import { createMember } from '#tests/factories/member.ts';
import { capturePushes, change, conversationOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { withdrawLike } from '#lib/chat/withdraw-like.ts';
import { inTransaction } from '#lib/db/client.ts';
import { advance, later, noticesTo, notifyAt, plan, send, standIn, wants } from './outside.ts';

const read = async () => markRead(await viewerOf(her), him.angelId, undefined);

test('a message read before its notice is due leaves no notice', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  await read();
  await later();
  expect([push.to(her), await noticesTo(her), await notifyAt(her)]).toEqual([[], [], null]);
});

const undone: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
  ['a message read', () => say(him, her.angelId), read],
  [
    'a message of who was blocked',
    () => say(him, her.angelId),
    async () => blockPeer(await viewerOf(her), him.angelId, clock.now()),
  ],
  [
    'a like seen',
    () => like(him, her),
    async () => markNoticesSeen(await viewerOf(her), clock.now()),
  ],
  [
    'a like taken back',
    () => like(him, her),
    async () => {
      const { id: conversationId } = await conversationOf(him.profileId, her.profileId);
      const pair = { conversationId, from: him.profileId, to: her.profileId, now: clock.now() };
      await inTransaction((tx) => withdrawLike(tx, pair));
    },
  ],
  ['notices switched off', () => say(him, her.angelId), () => wants(her)],
  ['an account disabled', () => say(him, her.angelId), () => change(her, { state: 'disabled' })],
];

test.each(undone)('%s between planning and sending: no notice is sent', async (_, done, undo) => {
  const push = standIn('push');
  await wants(her, 'push');
  await done();
  advance(MINUTE);
  await plan();
  expect(await noticesTo(her)).toHaveLength(1);
  await undo();
  await send();
  expect(push.to(her)).toEqual([]);
  expect((await noticesTo(her)).map(({ state }) => state)).toEqual(['dropped']);
});

test('a notice covers messages that arrive while it is pending, and no second one follows', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  advance(MINUTE);
  await plan();
  await say(await createMember(), her.angelId);
  await send();
  await later(5 * MINUTE);
  expect(push.to(her)).toEqual(['Novità per te: 2 messaggi.']);
});

const LEAVING = { eraseAskedAt: new Date(), eraseAt: new Date(Date.now() + 9 * DAY) };

test.each([
  ['unconfirmed', { emailConfirmedAt: null }],
  ['disabled', { state: 'disabled' }],
  ['leaving', LEAVING],
] as const)('a member who is %s is not notified', async (_, data) => {
  const push = standIn('push');
  await wants(her, 'push');
  await say(him, her.angelId);
  await change(her, data);
  await later();
  expect([push.to(her), await noticesTo(her), await notifyAt(her)]).toEqual([[], [], null]);
});

test('a member with a visible tab is not notified by push until they leave', async () => {
  const push = standIn('push');
  await wants(her, 'push');
  capturePushes();
  const port = realtime();
  let hasVisibleTab = true;
  installRealtime({ ...port, hasVisibleTab: () => Promise.resolve(hasVisibleTab) });
  await say(him, her.angelId);
  await later();
  await later(HOUR);
  expect([push.to(her), await noticesTo(her)]).toEqual([[], []]);
  hasVisibleTab = false;
  await later(MINUTE + SECOND);
  installRealtime(port);
  expect(push.to(her)).toHaveLength(1);
});
