import { beforeEach, describe, expect, test } from '@jest/globals';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { blockedPeers } from '#lib/chat/conversations/blocked-peers.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { undoUnmatch, unmatchPeer } from '#lib/chat/conversations/unmatch-peer.ts';
import { UNMATCH_UNDO_MS } from '#lib/chat/limits.ts';
import { editMessage } from '#lib/chat/messages/change-own-message.ts';
import { reactToMessage } from '#lib/chat/messages/react-to-message.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { navigation } from '#lib/discovery/navigation.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { after, clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { grant, purse } from './purse.ts';
import {
  capturePushes,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';

const now = clock.now();
let pushed: Pushed[];

beforeEach(async () => {
  await grant(him, 'free', 5);
  await like(him, her);
  await like(her, him);
  await say(him, her.angelId, 'canarino');
  pushed = capturePushes();
});

const unmatch = async (by = her, of = him, at = now) =>
  unmatchPeer(await viewerOf(by), of.angelId, at);
const undo = async (by = her, of = him, at = now) =>
  undoUnmatch(await viewerOf(by), of.angelId, at);
const both = <T>(act: (self: CreatedMember, peer: CreatedMember) => Promise<T>) =>
  Promise.all([act(her, him), act(him, her)]);
const thread = async (self: CreatedMember, peer: CreatedMember) => {
  const asked = { trackerId: self.publicId, angelId: peer.angelId, limit: 10 };
  return openThread(await viewerOf(self), asked, 'it', now);
};
const profile = async (self: CreatedMember, peer: CreatedMember) =>
  codeOf(profileView({ viewer: await viewerOf(self), locale: 'it', now }, peer.angelId));
const listed = async (self: CreatedMember) => {
  const viewer = await viewerOf(self);
  const { messages } = await conversations(viewer, self.publicId, 'it', { limit: 30 });
  return messages.map(({ angelId }) => angelId);
};
const unread = async (self: CreatedMember) =>
  (await navigation(await viewerOf(self), self.publicId)).unreadMessages;
const blocked = async (self: CreatedMember) =>
  blockedPeers(await viewerOf(self), self.publicId, 'it');

describe('the end of a match', () => {
  test('takes thread, profile and row from both, and shows no block to either', async () => {
    expect(await both(profile)).toEqual(['done', 'done']);
    await unmatch();
    expect(await both((self, peer) => codeOf(thread(self, peer)))).toEqual([
      'not_found',
      'not_found',
    ]);
    expect(await both(profile)).toEqual(['not_found', 'not_found']);
    expect(await both(listed)).toEqual([[], []]);
    expect(await both(unread)).toEqual([0, 0]);
    expect(await both(blocked)).toEqual([[], []]);
  });

  test('closes the conversation on the devices of both, once, with equal events', async () => {
    await unmatch();
    await unmatch();
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual([
      [her.memberId, 'conversation', { angelId: him.angelId, closed: true }],
      [him.memberId, 'conversation', { angelId: her.angelId, closed: true }],
    ]);
  });

  test('refuses messages, reactions and edits of both alike, without cost', async () => {
    const before = await both((self) => purse(self));
    await unmatch();
    expect(await both((self, peer) => codeOf(say(self, peer.angelId)))).toEqual([
      'peer_unavailable',
      'peer_unavailable',
    ]);
    const at = { trackerId: her.publicId, angelId: him.angelId, seq: 3 };
    const react = reactToMessage(await viewerOf(her), { ...at, reaction: 'heart' });
    expect(await codeOf(react)).toBe('not_found');
    const own = { trackerId: him.publicId, angelId: her.angelId, seq: 3, msg: 'Ciao' };
    expect(await codeOf(editMessage(await viewerOf(him), own, now))).toBe('not_found');
    expect(await both((self) => purse(self))).toEqual(before);
  });

  test('keeps what was written, as any conversation does, and the export names it', async () => {
    await unmatch();
    const { messages } = await conversationOf(him.profileId, her.profileId);
    expect(messages.at(-1)).toMatchObject({ body: 'canarino', removedAt: null });
    const { participants } = await gatherData(her.memberId, now);
    expect(participants).toMatchObject([{ matchEnded: true }]);
    expect(await gatherData(him.memberId, now)).toMatchObject({ participants: [] });
  });

  test('is possible for the two of a match alone, and not across a block', async () => {
    const stranger = await createMember({ gender: 'man' });
    expect(await codeOf(unmatch(her, stranger))).toBe('not_found');
    expect(await codeOf(unmatch(stranger, her))).toBe('not_found');
    await grant(stranger, 'free', 5);
    await say(stranger, her.angelId);
    expect(await codeOf(unmatch(her, stranger))).toBe('not_found');
    await blockPeer(await viewerOf(him), her.angelId, now);
    expect(await codeOf(unmatch())).toBe('not_found');
  });

  test('once only when both end it at the same time', async () => {
    const ends = await Promise.all([codeOf(unmatch()), codeOf(unmatch(him, her))]);
    expect(ends.toSorted()).toEqual(['done', 'not_found']);
  });

  test('stays when a block on top of it is made and removed', async () => {
    await unmatch();
    for (const [self, peer] of [
      [her, him],
      [him, her],
    ] as const) {
      await blockPeer(await viewerOf(self), peer.angelId, now);
      await unblockPeer(await viewerOf(self), peer.angelId);
    }
    expect(await both(listed)).toEqual([[], []]);
  });
});

describe('taking it back', () => {
  test('brings match and conversation back to both', async () => {
    await unmatch();
    pushed.length = 0;
    await undo();
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual([
      [her.memberId, 'conversation', { angelId: him.angelId, closed: false }],
      [him.memberId, 'conversation', { angelId: her.angelId, closed: false }],
    ]);
    expect(await both(listed)).toEqual([[him.angelId], [her.angelId]]);
    expect(await both(unread)).toEqual([1, 0]);
    expect((await thread(her, him)).matched).toBe(true);
    expect(await codeOf(undo())).toBe('nothing_to_undo');
  });

  test('is for who ended it, for a minute', async () => {
    await unmatch();
    expect(await codeOf(undo(him, her))).toBe('nothing_to_undo');
    expect(await codeOf(undo(her, him, after(now, UNMATCH_UNDO_MS + 1)))).toBe('undo_closed');
    expect(await codeOf(undo(her, him, after(now, UNMATCH_UNDO_MS)))).toBe('done');
  });

  test('does not open what the other side has blocked meanwhile', async () => {
    await unmatch();
    await blockPeer(await viewerOf(him), her.angelId, now);
    await undo();
    expect(await both(listed)).toEqual([[], []]);
    await unblockPeer(await viewerOf(him), her.angelId);
    expect(await both(listed)).toEqual([[him.angelId], [her.angelId]]);
  });
});
