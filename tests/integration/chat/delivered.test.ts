import { beforeEach, expect, test } from '@jest/globals';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { markDelivered } from '#lib/chat/messages/mark-delivered.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant } from './purse.ts';
import { capturePushes, say, viewerOf, type Pushed } from './chat-helpers.ts';

let ugo: CreatedMember;
let anna: CreatedMember;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(ugo, 'free', 10);
  for (let n = 0; n < 3; n += 1) await say(ugo, anna.angelId);
  pushed = capturePushes();
});

const mark = async (seq: number) => markDelivered(await viewerOf(anna), ugo.angelId, seq);
const readMarks = async () => {
  const asked = { trackerId: ugo.publicId, angelId: anna.angelId, limit: 1 };
  const { peerReadSeq, peerDeliveredSeq } = await openThread(
    await viewerOf(ugo),
    asked,
    'it',
    clock.now(),
  );
  return [peerReadSeq, peerDeliveredSeq];
};
const pushedEvents = () => pushed.map(({ memberId, name, payload }) => [memberId, name, payload]);

test('reports deliveries confirmed by a device to the writer, only forward', async () => {
  expect(await readMarks()).toEqual([0, 0]);
  await mark(2);
  await mark(1);
  expect(await readMarks()).toEqual([0, 2]);
  await mark(99);
  expect(await readMarks()).toEqual([0, 3]);
  expect(pushedEvents()).toEqual([
    [ugo.memberId, 'delivered', { angelId: anna.angelId, seq: 2 }],
    [ugo.memberId, 'delivered', { angelId: anna.angelId, seq: 3 }],
  ]);
});

test('reports no deliveries to members who hide their presence before they read', async () => {
  const viewer = await viewerOf(anna);
  await setVisibility(viewer, undefined, { showsPresence: false }, clock.now());
  await mark(3);
  expect([await readMarks(), pushedEvents()]).toEqual([[0, 0], []]);
  await markRead(viewer, ugo.angelId, 2);
  expect(await readMarks()).toEqual([2, 2]);
});

test('does not count a delivery as a change or as read', async () => {
  const inbox = () => db().inbox.findUnique({ where: { profileId: anna.profileId } });
  const before = await inbox();
  await mark(3);
  expect(await inbox()).toEqual(before);
});

test('counts a read message as delivered without reporting it again', async () => {
  await markRead(await viewerOf(anna), ugo.angelId, 2);
  pushed.length = 0;
  await mark(2);
  expect([await readMarks(), pushedEvents()]).toEqual([[2, 2], []]);
});

test('publishes nothing to a blocked peer or a stranger', async () => {
  await blockPeer(await viewerOf(anna), ugo.angelId, clock.now());
  pushed.length = 0;
  await mark(3);
  await markDelivered(await viewerOf(await createMember()), anna.angelId, 3);
  await markDelivered(await viewerOf(anna), 'nobody', 3);
  expect(pushedEvents()).toEqual([]);
});
