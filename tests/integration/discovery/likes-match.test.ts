// [core §7 in match]
import { describe, expect, test } from '@jest/globals';
import { mayRead } from '#lib/chat/messages/visible-text.ts';
import { markNoticesSeen } from '#lib/chat/notices/received-notices.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { navigation } from '#lib/discovery/navigation.ts';
import { db } from '#lib/db/client.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant, ledgerFaults } from '../chat/purse.ts';
import { capturePushes, codeOf, say, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, dislike, like } from './choices.ts';
import { likesLeft, noticesOf, pairOf, swipesOf } from './outcomes.ts';
import { her, him, meetOthers } from './two.ts';

const listOf = async (member: CreatedMember, after?: string) =>
  conversations(await viewerOf(member), member.publicId, 'it', { limit: 30, after });

/** One match, published once, regardless of who liked first. */
async function expectOneMatch(): Promise<void> {
  const pair = await pairOf(him.profileId, her.profileId);
  expect(pair?.matchedAt).not.toBeNull();
  expect(pair?.messages.map(({ kind }) => kind)).toEqual(['like', 'like']);
  expect(pair?.messages.map(({ category }) => category)).toEqual([null, 'like_reply']);
}

describe('two mutual likes', () => {
  test('are a match: the second is acknowledged as one, the first is notified by a reply', async () => {
    expect(await like(him, her)).toMatchObject({ matched: false });
    const pushed = capturePushes();
    expect(await like(her, him)).toMatchObject({ matched: true, repeated: false });
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual([
      [her.memberId, 'like', expect.objectContaining({ angelId: him.angelId, matched: true })],
      [her.memberId, 'remainingCredits', expect.objectContaining({ likeCredits: 9 })],
      [
        him.memberId,
        'chat',
        expect.objectContaining({ angelId: her.angelId, type: 'like', category: 'like_reply' }),
      ],
    ]);
    await expectOneMatch();
    expect(await like(him, her)).toMatchObject({ matched: true, repeated: true });
  });

  test('list the conversation on both sides, and in both sides’ changes', async () => {
    await like(him, her);
    const [his, hers] = [(await listOf(him)).cursor, (await listOf(her)).cursor];
    await like(her, him);
    const reply = { type: 'like', category: 'like_reply', msg: null };
    const [toHim, toHer] = [await listOf(him, his), await listOf(her, hers)];
    expect(toHim.messages.map(({ angelId, last }) => [angelId, last])).toEqual([
      [her.angelId, expect.objectContaining({ ...reply, from: 'peer' })],
    ]);
    expect(toHer.messages.map(({ angelId, last }) => [angelId, last])).toEqual([
      [him.angelId, expect.objectContaining({ ...reply, from: 'self' })],
    ]);
    expect([toHim, toHer].map(({ totalUnreadMessages }) => totalUnreadMessages)).toEqual([0, 0]);
    expect((await noticesOf(him)).like).toEqual([
      expect.objectContaining({ angelId: her.angelId, category: 'like_reply', isRead: false }),
    ]);
  });

  test('16: say on both sides’ notifications that they answer each other', async () => {
    await like(him, her);
    expect((await noticesOf(her)).like.map(({ category }) => category)).toEqual([null]);
    await like(her, him);
    for (const [one, other] of [
      [him, her],
      [her, him],
    ] as const) {
      expect((await noticesOf(one)).like).toEqual([
        expect.objectContaining({
          angelId: other.angelId,
          category: 'like_reply',
        }),
      ]);
    }
  });

  test('open the messages of each to the other', async () => {
    await like(him, her);
    await like(her, him);
    await say(him, her.angelId, 'Che bello');
    const pair = await pairOf(him.profileId, her.profileId);
    const [message] = pair?.messages.slice(-1) ?? [];
    expect(message).toMatchObject({ kind: 'personal', open: true });
    const { messages } = await listOf(her);
    expect(messages[0]?.last).toMatchObject({ msg: 'Che bello', blurred: false });
    expect(
      mayRead({
        mine: false,
        open: false,
        at: new Date(),
        viewerLevel: 0,
        openedAt: null,
        matched: true,
      }),
    ).toBe(true);
  });

  test('at the same moment are one match, published once', async () => {
    for (let round = 0; round < 6; round += 1) {
      await meetOthers();
      const answers = await Promise.all([like(him, her), like(her, him)]);
      expect(answers.filter(({ matched }) => matched)).toHaveLength(1);
      await expectOneMatch();
    }
  });

  test('appear in likedProfiles of their sender only', async () => {
    const other = await createWoman();
    await like(him, her);
    await dislike(him, other);
    const { likedProfiles } = await navigation(await viewerOf(him), him.publicId);
    expect(likedProfiles).toEqual([her.angelId]);
    expect((await navigation(await viewerOf(her), her.publicId)).likedProfiles).toEqual([]);
  });
});

test('are not a match if one is a dislike', async () => {
  await dislike(her, him);
  expect(await like(him, her)).toMatchObject({ matched: false });
  expect(await pairOf(him.profileId, her.profileId)).toMatchObject({ matchedAt: null });
  expect(await like(her, him)).toMatchObject({ matched: true });
});

describe('simultaneous likes and sends', () => {
  test('between many members do not deadlock: one match per pair, no negative balance', async () => {
    const men = await Promise.all(Array.from({ length: 3 }, () => createMember()));
    const women = await Promise.all(Array.from({ length: 3 }, () => createWoman()));
    await Promise.all([...men, ...women].map((one) => grant(one, 'likes', 10)));
    // No work here is retried after a deadlock: one would appear as an error code.
    const works = men.flatMap((man) =>
      women.flatMap((woman) => [
        () => like(man, woman),
        () => like(woman, man),
        () => say(man, woman.angelId),
        () => say(woman, man.angelId),
        () => like(man, woman, { source: 'find' }),
        () => say(woman, man.angelId),
        async () => recordVisit(await viewerOf(woman), man.angelId, clock.now()),
        async () => markNoticesSeen(await viewerOf(man), clock.now()),
      ]),
    );
    const codes = await Promise.all(works.map((work) => codeOf(work())));
    expect([...new Set(codes)].filter((code) => code !== 'credits_exhausted')).toEqual(['done']);
    for (const one of [...men, ...women]) expect(await ledgerFaults(one.memberId)).toEqual([]);
    for (const man of men) {
      expect(await swipesOf(man)).toHaveLength(3);
      for (const woman of women) {
        const pair = await pairOf(man.profileId, woman.profileId);
        expect(pair?.matchedAt).not.toBeNull();
        expect(pair?.messages.filter(({ category }) => category === 'like_reply')).toHaveLength(1);
        expect(pair?.messages.map(({ seq }) => seq)).toEqual(
          Array.from({ length: pair?.lastSeq ?? 0 }, (_, index) => index + 1),
        );
      }
    }
  });

  test('accept as many likes as there are credits', async () => {
    const had = await likesLeft(him);
    const women = await Promise.all(Array.from({ length: had + 8 }, () => createWoman()));
    const codes = await Promise.all(women.map((woman) => codeOf(like(him, woman))));
    expect(codes.filter((code) => code === 'done')).toHaveLength(had);
    expect(codes.filter((code) => code === 'likes_exhausted')).toHaveLength(8);
    expect(await likesLeft(him)).toBe(0);
    expect(await ledgerFaults(him.memberId)).toEqual([]);
    expect(await db().swipe.count({ where: { profileId: him.profileId } })).toBe(had);
  });
});
