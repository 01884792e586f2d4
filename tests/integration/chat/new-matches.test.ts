import { beforeEach, describe, expect, test } from '@jest/globals';
import { disableProfile } from '#lib/accounts/profile/disable-profile.ts';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { addNotice } from '#lib/chat/add-notice.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { newMatchesOf } from '#lib/chat/conversations/new-matches.ts';
import { undoUnmatch, unmatchPeer } from '#lib/chat/conversations/unmatch-peer.ts';
import { NEW_MATCH_MS, NEW_MATCHES_MAX } from '#lib/chat/limits.ts';
import { markMatched } from '#lib/chat/mark-matched.ts';
import { deleteMessage } from '#lib/chat/messages/change-own-message.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { run } from '#lib/db/statement.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { createWoman, like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { grant } from './purse.ts';
import { acquaint, change, conversationOf, say, viewerOf } from './chat-helpers.ts';

const now = clock.now();

type Page = Partial<Parameters<typeof conversations>[3]>;
const listOf = async (self: CreatedMember, page: Page = {}) =>
  conversations(await viewerOf(self), self.publicId, 'it', { limit: 30, ...page });
const matchesOf = async (self: CreatedMember, page?: Page) =>
  (await listOf(self, page)).newMatches?.map(({ angelId }) => angelId);
const both = async () => [await matchesOf(him), await matchesOf(her)];
const match = async () => {
  await like(him, her);
  await like(her, him);
};

beforeEach(async () => {
  await grant(him, 'free', 5);
  await grant(her, 'free', 5);
});

describe('a new match', () => {
  test('is shown to both with name and time, and is a conversation of the list as well', async () => {
    await match();
    const { newMatches, messages } = await listOf(him);
    const { matchedAt } = await conversationOf(him.profileId, her.profileId);
    expect(newMatches).toMatchObject([{ angelId: her.angelId, kind: 'member', label: null }]);
    expect(newMatches?.[0]?.time).toBe(matchedAt?.getTime());
    expect(newMatches?.[0]?.screenName).toBe(messages[0]?.screenName);
    expect(messages.map(({ angelId }) => angelId)).toEqual([her.angelId]);
    expect(await matchesOf(her)).toEqual([him.angelId]);
  });

  test('is none for one like, and none where the two have written before', async () => {
    await like(him, her);
    expect(await both()).toEqual([[], []]);
    await say(him, her.angelId);
    await like(her, him);
    expect(await both()).toEqual([[], []]);
  });

  test.each([
    ['who made it', () => [her, him] as const],
    ['who liked first', () => [him, her] as const],
  ])('is none any more after a message of the one %s, even a deleted one', async (_who, order) => {
    await match();
    const [from, to] = order();
    const { seq } = await say(from, to.angelId);
    expect(await both()).toEqual([[], []]);
    const viewer = await viewerOf(from);
    const own = { trackerId: from.publicId, angelId: to.angelId, seq };
    await deleteMessage(viewer, own, clock.now());
    expect(await both()).toEqual([[], []]);
  });

  test('stops being new after its time, and remains in the list', async () => {
    await match();
    const { matchedAt } = await conversationOf(him.profileId, her.profileId);
    const matched = matchedAt ?? now;
    const statement = { name: 'matches-since', text: newMatchesOf('$2') };
    const since = (ms: number) => run(statement, [him.profileId, after(matched, ms)]);
    expect(await since(-1)).toHaveLength(1);
    expect(await since(0)).toEqual([]);
    await db().conversation.updateMany({ data: { matchedAt: after(now, -NEW_MATCH_MS) } });
    expect(await both()).toEqual([[], []]);
    expect((await listOf(him)).messages).toHaveLength(1);
  });

  test('is in every answer, but on pages of earlier conversations and of a search', async () => {
    const { cursor } = await listOf(him);
    await match();
    expect(await matchesOf(him, { after: cursor })).toEqual([her.angelId]);
    const { cursor: latest } = await listOf(him);
    const unchanged = await listOf(him, { after: latest });
    expect(unchanged.messages).toEqual([]);
    expect(unchanged.newMatches).toHaveLength(1);
    expect((await listOf(him, { before: clock.ms() })).newMatches).toBeNull();
    expect((await listOf(him, { name: 'a' })).newMatches).toBeNull();
  });

  test('is one of the newest, up to the limit', async () => {
    const women = await Promise.all(
      Array.from({ length: NEW_MATCHES_MAX + 1 }, () => createWoman()),
    );
    for (const [index, woman] of women.entries()) {
      await acquaint(him, woman);
      const { id } = await conversationOf(him.profileId, woman.profileId);
      const sides = { conversationId: id, from: woman.profileId, to: him.profileId };
      const at = after(now, index * 1_000);
      await inTransaction(async (tx) => {
        await addNotice(tx, { ...sides, kind: 'like', category: 'like_reply', now: at });
        await markMatched(tx, id, at);
      });
    }
    const newest = women.slice(1).map(({ angelId }) => angelId);
    expect(await matchesOf(him)).toEqual(newest.toReversed());
  });
});

describe('a new match is removed from both sides', () => {
  test('when either ends it, and returns when that is taken back', async () => {
    await match();
    await unmatchPeer(await viewerOf(her), him.angelId, now);
    expect(await both()).toEqual([[], []]);
    await undoUnmatch(await viewerOf(her), him.angelId, now);
    expect(await both()).toEqual([[her.angelId], [him.angelId]]);
  });

  test('when either blocks, and returns when unblocked', async () => {
    await match();
    await blockPeer(await viewerOf(him), her.angelId, now);
    expect(await both()).toEqual([[], []]);
    await unblockPeer(await viewerOf(him), her.angelId);
    expect(await both()).toEqual([[her.angelId], [him.angelId]]);
  });

  test('while one of the two is deactivated, not while one is paused', async () => {
    await match();
    const paused = { searchable: false };
    await setVisibility(await viewerOf(her), undefined, paused, now);
    expect(await both()).toEqual([[her.angelId], [him.angelId]]);
    await disableProfile(await viewerOf(her), undefined, now);
    expect(await matchesOf(him)).toEqual([]);
    await change(her, { state: 'active' });
    expect(await matchesOf(him)).toEqual([her.angelId]);
  });

  test('when one of the two is erased', async () => {
    await match();
    await db().profile.update({ where: { id: her.profileId }, data: { state: 'removed' } });
    expect(await matchesOf(him)).toEqual([]);
  });
});
