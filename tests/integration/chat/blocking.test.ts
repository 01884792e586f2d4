// [core §8 conversation_blocked]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { blockedPeers } from '#lib/chat/conversations/blocked-peers.ts';
import { storePendingMessage } from '#lib/chat/pending-messages/store-pending-message.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { navigation } from '#lib/discovery/navigation.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { notifyTyping } from '#lib/chat/presence.ts';
import { db } from '#lib/db/client.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { findPage, profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { startConversation } from '../hosted/conversation.ts';
import { purse } from './purse.ts';
import {
  capturePushes,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';

const now = clock.now();
let anna: CreatedMember;
let ugo: CreatedMember;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await createPair(50);
  pushed = capturePushes();
});

const block = async (by: CreatedMember, of: { angelId: string }) =>
  blockPeer(await viewerOf(by), of.angelId, now);
const unblock = async (by: CreatedMember, of: CreatedMember) =>
  unblockPeer(await viewerOf(by), of.angelId);
const both = <T>(act: (self: CreatedMember, peer: CreatedMember) => Promise<T>) =>
  Promise.all([act(anna, ugo), act(ugo, anna)]);

async function found(self: CreatedMember, peer: CreatedMember): Promise<boolean> {
  const wanted = { page: 1, region: undefined, purpose: 'find' as const, filters: NO_FILTERS };
  const seen = { viewer: await viewerOf(self), locale: 'it', now };
  const { profiles } = await findPage(seen, wanted);
  return profiles.some(({ id }) => id === peer.angelId);
}

const profile = async (self: CreatedMember, peer: CreatedMember) =>
  codeOf(profileView({ viewer: await viewerOf(self), locale: 'it', now }, peer.angelId));

async function listed(self: CreatedMember): Promise<readonly string[]> {
  const viewer = await viewerOf(self);
  const { messages } = await conversations(viewer, self.publicId, 'it', { limit: 30 });
  return messages.map(({ angelId }) => angelId);
}

const unread = async (self: CreatedMember) =>
  (await navigation(await viewerOf(self), self.publicId)).unreadMessages;

async function thread(self: CreatedMember, peer: CreatedMember) {
  const asked = { trackerId: self.publicId, angelId: peer.angelId, limit: 10 };
  return openThread(await viewerOf(self), asked, 'it', now);
}

describe('a block', () => {
  test('removes each from the other’s search, profile and chats at once', async () => {
    await say(ugo, anna.angelId);
    expect(await both(found)).toEqual([true, true]);
    await block(anna, ugo);
    expect(await both(found)).toEqual([false, false]);
    expect(await both(profile)).toEqual(['not_found', 'not_found']);
    expect(await both(listed)).toEqual([[], []]);
    expect(await both(unread)).toEqual([0, 0]);
  });

  test('refuses what either sends, without cost, and does not disclose who blocked', async () => {
    await say(ugo, anna.angelId);
    const before = await both((self) => purse(self));
    await block(anna, ugo);
    pushed.length = 0;
    expect(await codeOf(say(anna, ugo.angelId))).toBe('conversation_blocked');
    expect(await codeOf(say(ugo, anna.angelId))).toBe('peer_unavailable');
    await both(async (self, peer) => notifyTyping(await viewerOf(self), peer.angelId));
    const read = await both(async (self, peer) =>
      codeOf(markRead(await viewerOf(self), peer.angelId, undefined)),
    );
    expect(read).toEqual(['not_found', 'not_found']);
    expect(pushed).toEqual([]);
    expect(await both((self) => purse(self))).toEqual(before);
    expect((await thread(anna, ugo)).composer).toBe('blocked');
    expect(await codeOf(thread(ugo, anna))).toBe('not_found');
  });

  test('works before any message was written', async () => {
    await block(anna, ugo);
    expect(await both(found)).toEqual([false, false]);
    expect(await codeOf(say(ugo, anna.angelId))).toBe('peer_unavailable');
  });

  test('closes the conversation on the devices of both, once, with equal events', async () => {
    await say(ugo, anna.angelId);
    pushed.length = 0;
    await block(anna, ugo);
    await block(anna, ugo);
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual([
      [anna.memberId, 'conversation', { angelId: ugo.angelId, closed: true }],
      [ugo.memberId, 'conversation', { angelId: anna.angelId, closed: true }],
    ]);
  });

  test('publishes no event to a member who never met the blocker, then or later', async () => {
    await block(anna, ugo);
    await unblock(anna, ugo);
    await block(anna, ugo);
    expect(new Set(pushed.map(({ memberId }) => memberId))).toEqual(new Set([anna.memberId]));
    const page = { after: '0', limit: 30 };
    const { closed } = await conversations(await viewerOf(ugo), ugo.publicId, 'it', page);
    expect(closed).toEqual([]);
  });

  test('reports the closed conversations to a device that was offline', async () => {
    await say(ugo, anna.angelId);
    const viewer = await viewerOf(ugo);
    const { cursor } = await conversations(viewer, ugo.publicId, 'it', { limit: 30 });
    await block(anna, ugo);
    const changes = await conversations(viewer, ugo.publicId, 'it', { after: cursor, limit: 30 });
    expect([changes.messages, changes.closed]).toEqual([[], [anna.angelId]]);
  });

  test('cancels the pending reply of a hosted profile', async () => {
    const conversation = await startConversation();
    await conversation.say('Ciao');
    await block(conversation.member, { angelId: conversation.profile.publicId });
    const tasks = await db().replyTask.findMany({
      where: { memberId: conversation.member.memberId },
    });
    expect(tasks).toMatchObject([{ state: 'canceled', doneAt: now }]);
  });

  test('deletes the pending messages of both sides', async () => {
    await both(async (self, peer) =>
      storePendingMessage({
        viewer: await viewerOf(self),
        peerId: peer.profileId,
        idClient: newId(),
        text: 'Ciao',
        replyTo: null,
        first: true,
        now,
      }),
    );
    await block(anna, ugo);
    const members = { in: [anna.memberId, ugo.memberId] };
    expect(await db().pendingMessage.count({ where: { memberId: members } })).toBe(0);
  });

  test.each([
    ['not_found', () => 'nobody'],
    ['not_found', () => anna.angelId],
    ['not_found', () => '000000'],
  ])('answers %s for a peer that cannot be blocked', async (code, angelId) => {
    expect(await codeOf(block(anna, { angelId: angelId() }))).toBe(code);
  });

  test('does not reach profiles of another brand', async () => {
    const elsewhere = await createMember({ brandId: 'fuego' });
    expect(await codeOf(block(anna, elsewhere))).toBe('not_found');
  });
});

describe('an unblock', () => {
  test('restores everything, unread messages too', async () => {
    await say(ugo, anna.angelId);
    await say(ugo, anna.angelId);
    await block(anna, ugo);
    await unblock(anna, ugo);
    expect(await both(found)).toEqual([true, true]);
    expect(await both(listed)).toEqual([[ugo.angelId], [anna.angelId]]);
    expect(await unread(anna)).toBe(2);
    expect((await markRead(await viewerOf(anna), ugo.angelId, undefined)).unread).toBe(0);
    expect(await codeOf(say(anna, ugo.angelId))).toBe('done');
  });

  test('has no effect while the other side blocks as well, or without a block', async () => {
    await unblock(anna, ugo);
    await block(anna, ugo);
    await block(ugo, anna);
    await unblock(anna, ugo);
    expect(await codeOf(say(anna, ugo.angelId))).toBe('peer_unavailable');
    expect(await codeOf(thread(anna, ugo))).toBe('not_found');
    await unblock(ugo, anna);
    expect(await codeOf(say(anna, ugo.angelId))).toBe('done');
  });

  test('is refused to the blocked side', async () => {
    await block(anna, ugo);
    await unblock(ugo, anna);
    expect(await codeOf(say(ugo, anna.angelId))).toBe('peer_unavailable');
  });
});

test('shows members only their own list of blocks', async () => {
  await block(anna, ugo);
  const lists = await both(async (self) => blockedPeers(await viewerOf(self), self.publicId, 'it'));
  expect(lists.map((list) => list.map(({ angelId }) => angelId))).toEqual([[ugo.angelId], []]);
  expect(await codeOf(blockedPeers(await viewerOf(anna), ugo.publicId, 'it'))).toBe('not_found');
});

test('leaves removed profiles out of the list of blocks', async () => {
  await block(anna, ugo);
  await db().profile.update({ where: { id: ugo.profileId }, data: { state: 'removed' } });
  expect(await blockedPeers(await viewerOf(anna), anna.publicId, 'it')).toEqual([]);
});

test('stores the messages sent before a simultaneous block and refuses later ones, with correct unread totals', async () => {
  const sends = Array.from({ length: 20 }, (_, n) => codeOf(say(ugo, anna.angelId, `n. ${n}`)));
  const [codes] = await Promise.all([Promise.all(sends), block(anna, ugo)]);
  const stored = codes.filter((code) => code === 'done').length;
  expect(codes.filter((code) => code !== 'peer_unavailable')).toHaveLength(stored);
  const { messages, blockedAt } = await conversationOf(ugo.profileId, anna.profileId);
  expect([messages.length, blockedAt]).toEqual([stored, now]);
  expect(await unread(anna)).toBe(0);
  await unblock(anna, ugo);
  expect(await unread(anna)).toBe(stored);
});

test('accepts simultaneous blocks of both sides', async () => {
  await say(ugo, anna.angelId);
  expect(await Promise.all([codeOf(block(anna, ugo)), codeOf(block(ugo, anna))])).toEqual([
    'done',
    'done',
  ]);
  await Promise.all([unblock(anna, ugo), unblock(ugo, anna)]);
  expect(await unread(anna)).toBe(1);
});
