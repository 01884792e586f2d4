// [core §3 Message type visita] [core §7 GET /api/get/notifications/{trackerId}]
// [core §7 POST /api/collect/visited]
import { expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { unreadTotal } from '#lib/chat/queries.ts';
import { notifyTyping } from '#lib/chat/presence.ts';
import { db } from '#lib/db/client.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, codeOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';
import { createHosted, like } from './choices.ts';
import { newOf, noticesOf, pairOf } from './outcomes.ts';
import { her, him } from './two.ts';
import { VISIT_NOTICE_MS } from '#lib/discovery/limits.ts';

const visit = async (from: CreatedMember, to: { readonly angelId: string }) =>
  recordVisit(await viewerOf(from), to.angelId, clock.now());

const visitsTo = async (member: CreatedMember) => (await noticesOf(member)).visits.length;

const rowOf = (from: CreatedMember, peerId: string) =>
  db().visit.findUnique({ where: { profileId_peerId: { profileId: from.profileId, peerId } } });

test('notifies free members of a visit without text, and counts it as no unread message', async () => {
  const pushed = capturePushes();
  await visit(him, her);
  expect(pushed).toEqual([
    {
      memberId: her.memberId,
      name: 'chat',
      except: undefined,
      payload: expect.objectContaining({
        angelId: him.angelId,
        type: 'visit',
        category: null,
        msg: null,
        blurred: false,
        unreadTotal: null,
      }) as unknown,
    },
  ]);
  expect((await noticesOf(her)).visits).toEqual([
    expect.objectContaining({ angelId: him.angelId, isRead: false }),
  ]);
  expect(await newOf(her)).toBe(1);
  expect(await unreadTotal(her.profileId)).toBe(0);
});

test('a visit does not permit sending a typing event', async () => {
  await visit(him, her);
  const pushed = capturePushes();
  await notifyTyping(await viewerOf(him), her.angelId);
  expect(pushed).toEqual([]);
});

test('notifies of a visit once in 24 hours, however many there are at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => visit(him, her)));
  expect(await visitsTo(her)).toBe(1);
  expect(await rowOf(him, her.profileId)).toMatchObject({ times: 8 });
  clock.setOffset(VISIT_NOTICE_MS - MINUTE);
  await visit(him, her);
  expect(await visitsTo(her)).toBe(1);
  clock.setOffset(VISIT_NOTICE_MS + MINUTE);
  await visit(him, her);
  expect(await visitsTo(her)).toBe(2);
  expect(await rowOf(him, her.profileId)).toMatchObject({ times: 10 });
});

test('a visit lists no conversation, and is never its latest message', async () => {
  const listOf = async (member: CreatedMember) =>
    (await conversations(await viewerOf(member), member.publicId, 'it', { limit: 30 })).messages;
  await visit(him, her);
  expect([await listOf(her), await listOf(him)]).toEqual([[], []]);
  await say(her, him.angelId, 'Mi hai vista?');
  clock.setOffset(25 * HOUR);
  await visit(him, her);
  expect((await listOf(her))[0]?.last).toMatchObject({ type: 'personal', msg: 'Mi hai vista?' });
  const threadQuery = { trackerId: her.publicId, angelId: him.angelId, limit: 40 };
  const { messages } = await openThread(await viewerOf(her), threadQuery, 'it', clock.now());
  expect(messages.map(({ type, msg }) => [type, msg])).toEqual([
    ['visit', null],
    ['personal', 'Mi hai vista?'],
    ['visit', null],
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['that was blocked', async () => blockPeer(await viewerOf(him), her.angelId, clock.now())],
  [
    'that has blocked the visitor',
    async () => blockPeer(await viewerOf(her), him.angelId, clock.now()),
  ],
  [
    'that is not listed in searches',
    () => db().profileListing.deleteMany({ where: { profileId: her.profileId } }),
  ],
])('records no visit to a profile %s', async (_, first) => {
  await first();
  expect(await codeOf(visit(him, her))).toBe('not_found');
  expect(await rowOf(him, her.profileId)).toBeNull();
  expect(await visitsTo(her)).toBe(0);
});

test('records no visit to oneself', async () => {
  expect(await codeOf(visit(him, him))).toBe('not_found');
});

test('a member hidden from search leaves no visits, except with contacts', async () => {
  await db().profileListing.deleteMany({ where: { profileId: him.profileId } });
  await visit(him, her);
  expect(await rowOf(him, her.profileId)).toMatchObject({ times: 1, notifiedAt: null });
  expect(await pairOf(him.profileId, her.profileId)).toBeNull();
  await like(him, her);
  await visit(him, her);
  expect(await visitsTo(her)).toBe(0);
  await say(him, her.angelId);
  await visit(him, her);
  expect(await visitsTo(her)).toBe(1);
});

test('a hosted profile is not notified of visits', async () => {
  const { profileId, angelId } = await createHosted();
  await visit(him, { angelId });
  expect(await rowOf(him, profileId)).toMatchObject({ times: 1, notifiedAt: null });
  expect(await pairOf(him.profileId, profileId)).toBeNull();
});

test('records visits over HTTP as the reference texts’ client sends them, only for the member', async () => {
  const key = 'POST /api/collect/visited';
  const call = (trackerId: string) =>
    ask({
      key,
      token: him.token,
      body: JSON.stringify({ angelId: her.angelId, trackerId }),
    });
  const { status, text } = await call(him.publicId);
  expect([status, JSON.parse(text)]).toEqual([200, { result: 'OK' }]);
  expect(await visitsTo(her)).toBe(1);
  const stranger = await createMember();
  expect(await call(stranger.publicId)).toMatchObject({ status: 404 });
});
