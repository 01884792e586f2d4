import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openThread } from '#lib/chat/open-thread.ts';
import { conversations } from '#lib/chat/list-conversations.ts';
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
  test('is stored, costs a free member one like credit, and is told', async () => {
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
    const entry = await db().creditEntry.findUnique({ where: { id: swipe?.entryId ?? '' } });
    expect(entry).toMatchObject({ reason: 'like', bucket: 'likes', delta: -1 });
    expect(pushed).toEqual([
      {
        ...{ memberId: him.memberId, name: 'like', except: 'this-one' },
        payload: { angelId: her.angelId, likeCredits: had - 1, matched: false, liked: true },
      },
      {
        ...{ memberId: her.memberId, name: 'chat', except: undefined },
        payload: expect.objectContaining({
          ...{ angelId: him.angelId, from: 'peer', type: 'like', category: null, msg: null },
          ...{ blurred: false, blurredMessage: null, unreadTotal: null },
          photo: expect.stringContaining(photo),
        }) as unknown,
      },
    ]);
  });

  test('is a notice with name and picture to a free member, and no unread message or chat', async () => {
    await like(him, her);
    const { like: likes, visits } = await noticesOf(her);
    expect(visits).toEqual([]);
    expect(likes).toEqual([
      expect.objectContaining({ angelId: him.angelId, type: 'like', category: null, read: false }),
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

  test('leaves the first message the first: an icebreaker still pays it', async () => {
    await like(him, her);
    const { remainingCredits } = await say(him, her.angelId);
    expect(remainingCredits.icebreakerCredits).toBe(2);
    expect(await unreadTotal(her.profileId)).toBe(1);
  });

  test('lets the receiver see the profile of somebody who hides from the search', async () => {
    await db().profileListing.deleteMany({ where: { profileId: him.profileId } });
    expect(await codeOf(like(her, him))).toBe('peer_unavailable');
    await like(him, her);
    expect(await codeOf(like(her, him))).toBe('done');
  });

  test('is counted for the figures, as a dislike is', async () => {
    await like(him, her, { source: 'find' });
    await dislike(him, await createWoman());
    const kpis = await db().kpiEvent.findMany({ where: { memberId: him.memberId } });
    expect(kpis.map(({ name, value }) => [name, value]).sort()).toEqual([
      ['dislike', 'match'],
      ['like', 'find'],
    ]);
  });

  test('costs nothing from level 1 on, and again once the level is gone', async () => {
    const had = await likesLeft(him);
    await grant(him, 'bought', 10);
    expect(await like(him, her)).toMatchObject({ likeCredits: had });
    expect(await swipesOf(him)).toEqual([expect.objectContaining({ cost: 0, entryId: null })]);
    await withdraw(him, 'bought', 10);
    expect(await like(him, await createWoman())).toMatchObject({ likeCredits: had - 1 });
  });

  test('costs a credit where the level is a leftover whose causes are gone', async () => {
    const had = await likesLeft(him);
    await change(him, { level: 1, paidUntil: null });
    expect(await like(him, her)).toMatchObject({ likeCredits: had - 1 });
  });

  test('is no more when the flow’s likes are used up, until there is a level', async () => {
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
  test('needs the disclosure, which the refusal writes; then it is a swipe, free as nobody is told', async () => {
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

describe('a choice made twice', () => {
  test('by the same click or another costs nothing and answers the same', async () => {
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

  test.each(['one id', 'ids of two devices'])('at the same time, by %s, is one', async (ids) => {
    const had = await likesLeft(him);
    const idClient = ids === 'one id' ? randomUUID() : undefined;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => like(him, her, idClient === undefined ? {} : { idClient })),
    );
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await likesLeft(him)).toBe(had - 1);
    expect((await pairOf(him.profileId, her.profileId))?.messages).toHaveLength(1);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
  });

  test('a dislike after a like changes nothing and says so; a like after a dislike is one', async () => {
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
