// [core §7 out like] [core §8 nothing_to_undo]
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { markNoticesSeen } from '#lib/chat/notices/received-notices.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { grant, ledgerFaults } from '../chat/purse.ts';
import { capturePushes, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { ask } from '../http/callers.ts';
import { createHosted, createWoman, dislike, like, undo } from './choices.ts';
import { likesLeft, newOf, noticesOf, pairOf, swipesOf } from './outcomes.ts';
import { her, him, meetOthers } from './two.ts';

describe('an undone like', () => {
  test('is refunded by a separate entry and no longer shown', async () => {
    const had = await likesLeft(him);
    await like(him, her);
    expect(await newOf(her)).toBe(1);
    const pushed = capturePushes();
    const undone = await undo(him);
    expect(undone).toMatchObject({
      angelId: her.angelId,
      type: 'like',
      remainingCredits: { likeCredits: had },
      profile: { id: her.angelId },
    });
    expect(await likesLeft(him)).toBe(had);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
    const entries = await db().creditEntry.findMany({
      where: { memberId: him.memberId, bucket: 'likes', reason: { not: 'signup' } },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ reason, delta }) => [reason, delta])).toEqual([
      ['like', -1],
      ['correction', 1],
    ]);
    expect(await swipesOf(him)).toEqual([]);
    expect(await noticesOf(her)).toEqual({ like: [], visits: [] });
    expect(await newOf(her)).toBe(0);
    for (const [one, peer] of [
      [him, her],
      [her, him],
    ] as const) {
      const threadQuery = { trackerId: one.publicId, angelId: peer.angelId, limit: 40 };
      expect(
        (await openThread(await viewerOf(one), threadQuery, 'it', clock.now())).messages,
      ).toEqual([]);
    }
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual([
      [
        him.memberId,
        'like',
        { angelId: her.angelId, likeCredits: had, matched: false, liked: false },
      ],
      [him.memberId, 'remainingCredits', expect.objectContaining({ likeCredits: had })],
      [her.memberId, 'notices', { newNotifications: 0 }],
    ]);
  });

  test('can be repeated, and can then be a match', async () => {
    const had = await likesLeft(him);
    await like(him, her);
    await undo(him);
    expect(await like(her, him)).toMatchObject({ matched: false });
    expect(await like(him, her)).toMatchObject({ matched: true, likeCredits: had - 1 });
    expect((await noticesOf(her)).like).toEqual([
      expect.objectContaining({ angelId: him.angelId, category: 'like_reply' }),
    ]);
  });

  test('can be undone once per pair, so that its receiver is not notified again and again', async () => {
    await like(him, her);
    await undo(him);
    await like(him, her);
    expect(await codeOf(undo(him))).toBe('undo_closed');
    expect(await newOf(her)).toBe(1);
  });

  test('is not repeated by a late duplicate of its frame', async () => {
    const had = await likesLeft(him);
    const idClient = randomUUID();
    await like(him, her, { idClient });
    await undo(him);
    expect(await codeOf(like(him, her, { idClient }))).toBe('client_id_reused');
    expect(await likesLeft(him)).toBe(had);
  });

  test('refunds nothing if it was free', async () => {
    await grant(him, 'bought', 10);
    const had = await likesLeft(him);
    await like(him, her);
    await undo(him);
    expect(await likesLeft(him)).toBe(had);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
  });

  test('to a hosted profile is removed without a change of credits', async () => {
    const had = await likesLeft(him);
    const { angelId } = await createHosted();
    await codeOf(like(him, { angelId }));
    await like(him, { angelId });
    expect(await undo(him)).toMatchObject({ angelId, type: 'like' });
    expect(await likesLeft(him)).toBe(had);
  });

  test('is undone once from two devices', async () => {
    const had = await likesLeft(him);
    await like(him, her);
    const codes = await Promise.all([codeOf(undo(him)), codeOf(undo(him))]);
    expect(codes.sort()).toEqual(['done', 'nothing_to_undo']);
    expect(await likesLeft(him)).toBe(had);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
  });
});

describe('a like can no longer be undone', () => {
  const closed = async (): Promise<void> => {
    const had = await likesLeft(him);
    expect(await codeOf(undo(him))).toBe('undo_closed');
    expect(await swipesOf(him)).toHaveLength(1);
    expect(await likesLeft(him)).toBe(had);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
  };

  test('after five minutes, but can be before', async () => {
    await like(him, her);
    clock.setOffset(5 * MINUTE + SECOND);
    await closed();
    const other = await createWoman();
    clock.setOffset(0);
    await like(him, other);
    clock.setOffset(5 * MINUTE - 20 * SECOND);
    expect(await undo(him)).toMatchObject({ angelId: other.angelId });
  });

  test('once its receiver has opened the conversation', async () => {
    await like(him, her);
    await markRead(await viewerOf(her), him.angelId, undefined);
    await closed();
  });

  test('once its receiver has seen the notifications', async () => {
    await like(him, her);
    await markNoticesSeen(await viewerOf(her), clock.now());
    await closed();
    expect((await noticesOf(her)).like).toEqual([expect.objectContaining({ isRead: true })]);
  });

  test('once it is a match, on either side', async () => {
    await like(her, him);
    await like(him, her);
    await closed();
    expect(await codeOf(undo(her))).toBe('undo_closed');
    expect((await pairOf(him.profileId, her.profileId))?.matchedAt).not.toBeNull();
  });

  test('when the other like arrives simultaneously: either the match or the undo, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      await meetOthers();
      await like(him, her);
      const [answer, undone] = await Promise.all([like(her, him), codeOf(undo(him))]);
      expect([answer.matched, undone]).toEqual(
        answer.matched ? [true, 'undo_closed'] : [false, 'done'],
      );
      const pair = await pairOf(him.profileId, her.profileId);
      expect(pair?.matchedAt !== null).toBe(answer.matched);
      expect(await swipesOf(him)).toHaveLength(answer.matched ? 1 : 0);
    }
  });
});

describe('undoing a dislike', () => {
  test('is always possible, newest first', async () => {
    const other = await createWoman();
    await dislike(him, her);
    await dislike(him, other);
    clock.setOffset(60 * MINUTE);
    expect(await undo(him)).toMatchObject({ angelId: other.angelId, type: 'dislike' });
    expect(await undo(him)).toMatchObject({ angelId: her.angelId, type: 'dislike' });
    expect(await codeOf(undo(him))).toBe('nothing_to_undo');
  });

  test('of a profile no longer visible returns no card', async () => {
    await dislike(him, her);
    await blockPeer(await viewerOf(her), him.angelId, clock.now());
    expect(await undo(him)).toMatchObject({ angelId: her.angelId, profile: null });
  });
});

test('undoes over HTTP with wire names, only for the member', async () => {
  const key = 'POST /api/users/undoSwipe';
  const call = (trackerId: string) =>
    ask({ key, token: him.token, body: JSON.stringify({ trackerId }) });
  expect(await call(him.publicId)).toMatchObject({ status: 409, code: 'nothing_to_undo' });
  await like(him, her);
  const stranger = await createMember();
  expect(await call(stranger.publicId)).toMatchObject({ status: 404 });
  const { status, text } = await call(him.publicId);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    angelId: her.angelId,
    type: 'like',
    creditiResidui: { creditiLike: await likesLeft(him) },
    profile: { id: her.angelId, age: 34, gender: 'woman' },
  });
});
