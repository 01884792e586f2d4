// [core §1 Gates of verified users] [core §7 GET /api/get/notifications/{trackerId}] [core §7 in like]
// [core §8 likes_exhausted] [money §4 Like gating]
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { unreadTotal } from '#lib/chat/queries.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { grant, ledgerFaults, withdraw } from '../chat/purse.ts';
import { capturePushes, change, codeOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { createHosted, createWoman, dislike, like } from './choices.ts';
import { likesLeft, newOf, noticesOf, pairOf, swipesOf } from './outcomes.ts';
import { her, him } from './two.ts';

describe('a like', () => {
  test('is stored, costs a free member one like credit, and is published', async () => {
    const pushed = capturePushes();
    const photo = await addPhoto(him.profileId, clock.now());
    const had = await likesLeft(him);
    const answer = await like(him, her, { source: 'find', fromSocket: 'this-one' });
    expect(answer).toMatchObject({ choice: 'like', matched: false, repeated: false });
    expect(answer.likeCredits).toBe(had - 1);
    expect(answer.remainingCredits.likeCredits).toBe(had - 1);
    expect(await likesLeft(him)).toBe(had - 1);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
    const [swipe] = await swipesOf(him);
    expect(swipe).toMatchObject({ peerId: her.profileId, choice: 'like', source: 'find', cost: 1 });
    const entry = await db().creditEntry.findFirst({ where: { id: swipe?.entryId ?? '' } });
    expect(entry).toMatchObject({ reason: 'like', bucket: 'likes', delta: -1 });
    expect(pushed).toEqual([
      {
        memberId: him.memberId,
        name: 'like',
        except: 'this-one',
        payload: { angelId: her.angelId, likeCredits: had - 1, matched: false, liked: true },
      },
      {
        memberId: him.memberId,
        name: 'remainingCredits',
        except: undefined,
        payload: answer.remainingCredits,
      },
      {
        memberId: her.memberId,
        name: 'chat',
        except: undefined,
        payload: expect.objectContaining({
          angelId: him.angelId,
          from: 'peer',
          type: 'like',
          category: null,
          msg: null,
          blurred: false,
          blurredMessage: null,
          unreadTotal: null,
          photo: expect.stringContaining(photo),
        }) as unknown,
      },
    ]);
  });

  test('shows a free member a notice with name and picture, and counts as no unread message or conversation', async () => {
    await like(him, her);
    const { like: likes, visits } = await noticesOf(her);
    expect(visits).toEqual([]);
    expect(likes).toEqual([
      expect.objectContaining({
        angelId: him.angelId,
        type: 'like',
        category: null,
        isRead: false,
      }),
    ]);
    expect(await newOf(her)).toBe(1);
    expect(await newOf(him)).toBe(0);
    expect(await unreadTotal(her.profileId)).toBe(0);
    const list = await conversations(await viewerOf(her), her.publicId, 'it', { limit: 30 });
    expect(list.messages).toEqual([]);
    const threadQuery = { trackerId: her.publicId, angelId: him.angelId, limit: 40 };
    const { messages } = await openThread(await viewerOf(her), threadQuery, 'it', clock.now());
    expect(messages).toEqual([
      expect.objectContaining({ type: 'like', msg: null, blurred: false, removed: false }),
    ]);
  });

  test('does not count as the first message: an icebreaker still pays for that', async () => {
    await like(him, her);
    const { remainingCredits } = await say(him, her.angelId);
    expect(remainingCredits.icebreakerCredits).toBe(2);
    expect(await unreadTotal(her.profileId)).toBe(1);
  });

  test('lets its receiver see the profile of a member hidden from search', async () => {
    await db().profileListing.deleteMany({ where: { profileId: him.profileId } });
    expect(await codeOf(like(her, him))).toBe('peer_unavailable');
    await like(him, her);
    expect(await codeOf(like(her, him))).toBe('done');
  });

  test('is counted for analytics, like a dislike', async () => {
    await like(him, her, { source: 'find' });
    await dislike(him, await createWoman());
    const kpis = await db().kpiEvent.findMany({ where: { memberId: him.memberId } });
    expect(kpis.map(({ name, value }) => [name, value]).sort()).toEqual([
      ['dislike', 'match'],
      ['like', 'find'],
    ]);
  });

  test('costs nothing from level 1, and again once the level has ended', async () => {
    const had = await likesLeft(him);
    await grant(him, 'bought', 10);
    expect(await like(him, her)).toMatchObject({ likeCredits: had });
    expect(await swipesOf(him)).toEqual([expect.objectContaining({ cost: 0, entryId: null })]);
    await withdraw(him, 'bought', 10);
    expect(await like(him, await createWoman())).toMatchObject({ likeCredits: had - 1 });
  });

  test('costs a credit if the cached level is out of date', async () => {
    const had = await likesLeft(him);
    await change(him, { level: 1, paidUntil: null });
    expect(await like(him, her)).toMatchObject({ likeCredits: had - 1 });
  });

  test('is refused when the flow’s likes are used up, until the level rises', async () => {
    const had = await likesLeft(him);
    for (let n = 0; n < had; n += 1) await like(him, await createWoman());
    await expect(like(him, her)).rejects.toMatchObject({
      code: 'likes_exhausted',
      params: { hook: 'file_like' },
    });
    expect(await pairOf(him.profileId, her.profileId)).toBeNull();
    expect(await codeOf(dislike(him, her))).toBe('done');
    await grant(him, 'bought', 10);
    expect(await codeOf(like(him, her))).toBe('done');
    expect(await ledgerFaults(him.memberId)).toEqual([]);
  });
});

describe('a like to a hosted profile', () => {
  test('needs the disclosure, which the refusal records; it is then free, since no member is notified', async () => {
    const { profileId, angelId } = await createHosted();
    const had = await likesLeft(him);
    await expect(like(him, { angelId })).rejects.toMatchObject({
      code: 'disclosure_required',
      params: { text: expect.any(String) as unknown },
    });
    expect(await swipesOf(him)).toEqual([]);
    expect(await db().disclosure.count({ where: { memberId: him.memberId, profileId } })).toBe(1);
    expect(await like(him, { angelId })).toMatchObject({ matched: false, likeCredits: had });
    expect(await pairOf(him.profileId, profileId)).toBeNull();
    expect(await db().replyTask.count({ where: { memberId: him.memberId } })).toBe(0);
  });
});

describe('a repeated choice', () => {
  test('by the same or another click costs nothing and returns the same', async () => {
    const had = await likesLeft(him);
    const idClient = randomUUID();
    const answers = [
      await like(him, her, { idClient }),
      await like(him, her, { idClient }),
      await like(him, her),
    ];
    expect(answers.map(({ repeated }) => repeated)).toEqual([false, true, true]);
    expect(answers.every(({ choice }) => choice === 'like')).toBe(true);
    expect(await likesLeft(him)).toBe(had - 1);
    expect((await pairOf(him.profileId, her.profileId))?.messages).toHaveLength(1);
  });

  test.each(['one id', 'ids of two devices'])(
    'made simultaneously with %s is stored once',
    async (ids) => {
      const had = await likesLeft(him);
      const idClient = ids === 'one id' ? randomUUID() : undefined;
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          like(him, her, idClient === undefined ? {} : { idClient }),
        ),
      );
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(await likesLeft(him)).toBe(had - 1);
      expect((await pairOf(him.profileId, her.profileId))?.messages).toHaveLength(1);
      expect(await ledgerFaults(him.memberId)).toEqual([]);
    },
  );

  test('leaves a like unchanged by a dislike and says so, and turns a dislike into a like', async () => {
    await like(him, her);
    expect(await dislike(him, her)).toMatchObject({ choice: 'like', repeated: true });
    const other = await createWoman();
    expect(await dislike(him, other)).toMatchObject({ choice: 'dislike', repeated: false });
    expect(await dislike(him, other)).toMatchObject({ choice: 'dislike', repeated: true });
    expect(await pairOf(him.profileId, other.profileId)).toBeNull();
    expect(await like(him, other)).toMatchObject({ choice: 'like', repeated: false });
    expect((await swipesOf(him)).map(({ choice }) => choice)).toEqual(['like', 'like']);
  });
});
