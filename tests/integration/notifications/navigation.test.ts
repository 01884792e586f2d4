// [core §2 Notifications] [core §3 App state: profiliLike]
// [core §7 GET /api/get/all/{trackerId}: undreadedMessages] [core §7 GET /api/get/all/{trackerId}: profiliLike]
// [core §7 GET /api/get/notifications/{trackerId}] [core §7 POST /api/log/notification/readed]
import { afterEach, expect, test } from '@jest/globals';
import { markNoticesSeen } from '#lib/chat/notices/received-notices.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { db } from '#lib/db/client.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, say, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, like } from '../discovery/choices.ts';
import { noticesOf } from '../discovery/outcomes.ts';
import { ask } from '../http/callers.ts';

afterEach(() => {
  clock.setOffset(0);
});

async function shown({ publicId, token }: CreatedMember): Promise<unknown> {
  const params = { trackerId: publicId };
  const { text } = await ask({ key: 'GET /api/get/all/{trackerId}', token, params });
  return JSON.parse(text);
}

const visit = async (from: CreatedMember, to: CreatedMember) =>
  recordVisit(await viewerOf(from), to.angelId, clock.now());

const fetchNavigation = ({ token, publicId }: CreatedMember) =>
  ask({
    key: 'POST /api/log/notification/readed',
    token,
    body: JSON.stringify({ clickid: publicId }),
  });

test('the navigation counts new items and lists the profiles that the member likes', async () => {
  const member = await createMember();
  const [one, other] = [await createWoman(), await createWoman()];
  expect(await shown(member)).toEqual({
    undreadedMessages: 0,
    newNotifications: 0,
    profiliLike: [],
  });
  await like(one, member);
  await visit(one, member);
  await say(one, member.angelId);
  await visit(other, member);
  await like(member, other);
  await say(member, other.angelId);
  expect(await shown(member)).toEqual({
    undreadedMessages: 1,
    newNotifications: 3,
    profiliLike: [other.angelId],
  });
  // A like is a notification of the peer only, in both directions.
  expect(await shown(other)).toMatchObject({
    undreadedMessages: 1,
    newNotifications: 1,
    profiliLike: [],
  });
  const pushed = capturePushes();
  await markRead(await viewerOf(member), one.angelId, undefined);
  expect(await shown(member)).toMatchObject({ undreadedMessages: 0, newNotifications: 1 });
  expect(pushed).toContainEqual({
    memberId: member.memberId,
    name: 'notices',
    payload: { newNotifications: 1 },
    except: undefined,
  });
});

test('opening the notifications marks them as seen, and leaves messages unread', async () => {
  const member = await createMember();
  const [one, other] = [await createWoman(), await createWoman()];
  await like(one, member);
  await say(one, member.angelId);
  await visit(other, member);
  const pushed = capturePushes();
  const { status, text } = await fetchNavigation(member);
  expect([status, JSON.parse(text)]).toEqual([200, { result: 'OK', messaggiNonLetti: 1 }]);
  expect(pushed.map(({ name, payload }) => [name, payload])).toEqual([
    ['notices', { newNotifications: 0 }],
  ]);
  expect(await shown(member)).toMatchObject({ undreadedMessages: 1, newNotifications: 0 });
  const { like: likes, visits } = await noticesOf(member);
  expect([...likes, ...visits].map(({ isRead }) => isRead)).toEqual([true, true]);
  await visit(one, member);
  expect(await shown(member)).toMatchObject({ newNotifications: 1 });
});

test('a notification stored by a slow clock still counts as new', async () => {
  const member = await createMember();
  await like(await createWoman(), member);
  clock.setOffset(MINUTE);
  await markNoticesSeen(await viewerOf(member), clock.now());
  clock.setOffset(0);
  await like(await createWoman(), member);
  expect(await shown(member)).toMatchObject({ newNotifications: 1 });
});

test('a notification of a hidden or blocked profile is not counted and not listed', async () => {
  const member = await createMember();
  for (const mark of ['hiddenAt', 'blockedAt']) {
    const peer = await createWoman();
    await like(peer, member);
    expect(await shown(member)).toMatchObject({ newNotifications: 1 });
    const pair = { profileId: member.profileId, peerId: peer.profileId };
    const at = clock.now();
    const { conversationId: id } = await db().participant.findFirstOrThrow({ where: pair });
    await db().participant.updateMany({ where: pair, data: { [mark]: at } });
    if (mark === 'blockedAt') {
      await db().conversation.update({ where: { id }, data: { blockedAt: at } });
    }
    expect(await shown(member)).toMatchObject({ newNotifications: 0 });
    expect(await noticesOf(member)).toEqual({ like: [], visits: [] });
  }
});

test('a notification of a profile that is no longer active is not counted and not listed', async () => {
  const member = await createMember();
  const peer = await createWoman();
  await like(peer, member);
  await db().profile.update({ where: { id: peer.profileId }, data: { state: 'paused' } });
  expect(await shown(member)).toMatchObject({ newNotifications: 0 });
  expect(await noticesOf(member)).toEqual({ like: [], visits: [] });
});

test('the newest are listed first, with one visit a day each', async () => {
  const member = await createMember();
  const peers = await Promise.all(Array.from({ length: 5 }, () => createWoman()));
  for (const peer of peers) await like(peer, member);
  const [first] = peers;
  if (!first) throw new Error('no peers were created');
  // A peer who has already liked the member visits each day.
  for (let day = 1; day <= 3; day += 1) {
    clock.setOffset(day * (DAY + MINUTE));
    await visit(first, member);
  }
  const { like: likes, visits } = await noticesOf(member);
  expect(likes.map(({ angelId }) => angelId)).toEqual(
    peers.map(({ angelId }) => angelId).reverse(),
  );
  expect(visits.map(({ time }) => time)).toEqual(
    visits.map(({ time }) => time).sort((a, b) => b - a),
  );
  expect(visits).toHaveLength(3);
});
