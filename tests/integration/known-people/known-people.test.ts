import { beforeEach, describe, expect, test } from '@jest/globals';
import { undoEmailChange } from '#lib/accounts/email-change/undo-change.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { EXPORTED } from '#lib/accounts/export/exported-tables.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { blockedPeers } from '#lib/chat/conversations/blocked-peers.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { PAIRS_TO_SETTLE, settleKnownPairsWork } from '#lib/chat/known-pairs/settle-known-pairs.ts';
import { NO_FILTERS } from '#lib/discovery/search/filters.ts';
import { findPage } from '#lib/discovery/queries.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { addressHash, addressKey } from '#lib/known-people/address-key.ts';
import { clearKnownPeople } from '#lib/known-people/change-list.ts';
import { KNOWN_ADDRESSES_MAX } from '#lib/known-people/limits.ts';
import { knownPeople } from '#lib/known-people/queries.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import { createPair } from '#tests/factories/conversation-pair.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken } from '../accounts/mails.ts';
import {
  capturePushes,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from '../chat/chat-helpers.ts';
import { list, move, seen, settle, unlist } from './known-list.ts';

const HIDDEN = [false, false];
const SHOWN = [true, true];
let counter = 0;
let anna: CreatedMember;
let ugo: CreatedMember;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await createPair(50);
  pushed = capturePushes();
});

function fresh(): string {
  counter += 1;
  return `known${counter}@example.test`;
}

async function found(self: CreatedMember, peer: CreatedMember): Promise<boolean> {
  const wanted = { page: 1, region: undefined, purpose: 'find' as const, filters: NO_FILTERS };
  const { profiles } = await findPage(
    { viewer: await viewerOf(self), locale: 'it', now: clock.now() },
    wanted,
  );
  return profiles.some(({ id }) => id === peer.angelId);
}

async function chats(self: CreatedMember): Promise<readonly string[]> {
  const viewer = await viewerOf(self);
  const { messages } = await conversations(viewer, self.publicId, 'it', { limit: 30 });
  return messages.map(({ angelId }) => angelId);
}

const blocked = async (self: CreatedMember) =>
  (await blockedPeers(await viewerOf(self), self.publicId, 'it')).map(({ angelId }) => angelId);

describe('an address in the list', () => {
  test('of a member hides each from the other’s search and profile, until it is removed', async () => {
    expect(await Promise.all([found(anna, ugo), found(ugo, anna)])).toEqual(SHOWN);
    expect(await list(anna, ` ${ugo.email.toUpperCase()}`)).toEqual({ count: 1 });
    await settle();
    expect(await seen(anna, ugo)).toEqual(HIDDEN);
    expect(await Promise.all([found(anna, ugo), found(ugo, anna)])).toEqual(HIDDEN);
    expect(await unlist(anna, ugo.email)).toEqual({ count: 0 });
    await settle();
    expect(await seen(anna, ugo)).toEqual(SHOWN);
    expect(await Promise.all([found(anna, ugo), found(ugo, anna)])).toEqual(SHOWN);
  });

  test('hides whoever signs up with it later', async () => {
    const email = fresh();
    await list(anna, email);
    const later = await createMember({ email });
    await settle();
    expect(await seen(anna, later)).toEqual(HIDDEN);
  });

  test('follows a change of address, and its undoing', async () => {
    const email = fresh();
    await list(anna, email);
    await move(ugo, email);
    await settle();
    expect(await seen(anna, ugo)).toEqual(HIDDEN);
    const token = await mailedToken(ugo.email, 'email_changing');
    await undoEmailChange({ brand: brandOf('dolcevita'), token, now: clock.now() });
    await settle();
    // The undoing has ended the sessions of the other one.
    const { blockedAt } = await conversationOf(anna.profileId, ugo.profileId);
    expect(blockedAt).toBeNull();
    expect(await db().knownPair.count({ where: { profileId: anna.profileId } })).toBe(0);
  });

  test('of the member alone, or of an account of another brand, hides nobody', async () => {
    const email = fresh();
    const elsewhere = await createMember({ brandId: 'fuego', email });
    await list(anna, email, anna.email);
    await list(elsewhere, anna.email);
    await settle();
    const mine = [anna.profileId, elsewhere.profileId];
    expect(await db().knownPair.count({ where: { profileId: { in: mine } } })).toBe(0);
  });
});

describe('a conversation with someone in the list', () => {
  test('disappears on the devices of both without a reason, and returns with its unread count', async () => {
    await say(ugo, anna.angelId);
    pushed.length = 0;
    await list(anna, ugo.email);
    await settle();
    const events = [
      [anna.memberId, 'conversation', { angelId: ugo.angelId, closed: true }],
      [ugo.memberId, 'conversation', { angelId: anna.angelId, closed: true }],
    ];
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual(
      expect.arrayContaining(events),
    );
    expect(pushed).toHaveLength(2);
    expect(await Promise.all([chats(anna), chats(ugo)])).toEqual([[], []]);
    expect(await codeOf(say(anna, ugo.angelId))).toBe('peer_unavailable');
    expect(await codeOf(say(ugo, anna.angelId))).toBe('peer_unavailable');
    const asked = { trackerId: anna.publicId, angelId: ugo.angelId, limit: 10 };
    const thread = openThread(await viewerOf(anna), asked, 'it', clock.now());
    expect(await codeOf(thread)).toBe('not_found');
    await unlist(anna, ugo.email);
    await settle();
    expect(await Promise.all([chats(anna), chats(ugo)])).toEqual([[ugo.angelId], [anna.angelId]]);
    expect(
      (await db().inbox.findUniqueOrThrow({ where: { profileId: anna.profileId } })).unread,
    ).toBe(1);
  });

  test('is announced to nobody where the two never met, since the event would name the account', async () => {
    await list(anna, ugo.email);
    await settle();
    await unlist(anna, ugo.email);
    await settle();
    expect(pushed).toEqual([]);
  });
});

describe('a block of the same person', () => {
  test('is independent of the list, in either order', async () => {
    const viewer = await viewerOf(anna);
    await blockPeer(viewer, ugo.angelId, clock.now());
    await list(anna, ugo.email);
    await settle();
    expect(await blocked(anna)).toEqual([ugo.angelId]);
    await unblockPeer(viewer, ugo.angelId);
    expect([await blocked(anna), await seen(anna, ugo)]).toEqual([[], HIDDEN]);
    await blockPeer(viewer, ugo.angelId, clock.now());
    await unlist(anna, ugo.email);
    await settle();
    expect([await blocked(anna), await seen(anna, ugo)]).toEqual([[ugo.angelId], HIDDEN]);
    await unblockPeer(viewer, ugo.angelId);
    expect(await seen(anna, ugo)).toEqual(SHOWN);
  });

  test('appears in no list of blocked people where only the list of known people hides', async () => {
    await list(anna, ugo.email);
    await settle();
    expect(await Promise.all([blocked(anna), blocked(ugo)])).toEqual([[], []]);
  });

  test('of the other side stays when the address is removed', async () => {
    await list(anna, ugo.email);
    await settle();
    await blockPeer(await viewerOf(ugo), anna.angelId, clock.now());
    await unlist(anna, ugo.email);
    await settle();
    expect(await seen(anna, ugo)).toEqual(HIDDEN);
  });
});

describe('the list', () => {
  test('has no hash that a browser sends, and the keys of two brands differ', async () => {
    await list(anna, ugo.email);
    const hash = addressHash(ugo.email);
    const [row] = await db().knownAddress.findMany({ where: { profileId: anna.profileId } });
    expect(row?.key).toBe(addressKey('dolcevita', hash));
    expect([hash, addressKey('fuego', hash)]).not.toContain(row?.key);
  });

  test('counts an address once, says when the last was added, and is emptied at once', async () => {
    const viewer = await viewerOf(anna);
    expect(await knownPeople(viewer)).toEqual({ count: 0, addedAt: null });
    await list(anna, ugo.email, ugo.email, fresh());
    expect(await list(anna, ugo.email)).toEqual({ count: 2 });
    expect((await knownPeople(viewer)).addedAt).not.toBeNull();
    await settle();
    expect(await clearKnownPeople(viewer, clock.now())).toEqual({ count: 0 });
    await settle();
    expect(await seen(anna, ugo)).toEqual(SHOWN);
    expect(await db().knownPair.count({ where: { profileId: anna.profileId } })).toBe(0);
  });

  test('refuses one address too many and stores none of that change', async () => {
    const many = Array.from({ length: KNOWN_ADDRESSES_MAX }, (_, i) => `n${i}@example.test`);
    expect(await list(anna, ...many)).toEqual({ count: KNOWN_ADDRESSES_MAX });
    expect(await codeOf(list(anna, ugo.email))).toBe('known_people_full');
    await settle();
    expect(await seen(anna, ugo)).toEqual(SHOWN);
    expect(await list(anna, ...many)).toEqual({ count: KNOWN_ADDRESSES_MAX });
  });

  test('has both additions of two simultaneous changes, and the pair of a simultaneous signup', async () => {
    const [one, other] = [fresh(), fresh()];
    const [later] = await Promise.all([
      createMember({ email: one }),
      list(anna, one, ugo.email),
      list(anna, other),
    ]);
    await Promise.all([settle(), settle()]);
    expect((await knownPeople(await viewerOf(anna))).count).toBe(3);
    expect([await seen(anna, ugo), await seen(anna, later)]).toEqual([HIDDEN, HIDDEN]);
  });

  test('takes effect by another worker when the first dies between the change and its effect', async () => {
    await list(anna, ugo.email);
    const now = clock.now();
    expect(await claimDue(PAIRS_TO_SETTLE, now, 50)).not.toEqual([]);
    expect(await settleKnownPairsWork.run(now, 50)).toBe(0);
    expect(await seen(anna, ugo)).toEqual(SHOWN);
    await settleKnownPairsWork.run(after(now, 2 * MINUTE), 50);
    expect(await seen(anna, ugo)).toEqual(HIDDEN);
  });

  test('of a closed account cannot be changed', async () => {
    const viewer = await viewerOf(anna);
    await db().user.update({ where: { id: anna.memberId }, data: { state: 'disabled' } });
    expect(await codeOf(clearKnownPeople(viewer, clock.now()))).toBe('account_disabled');
  });
});

describe('an erasure', () => {
  test('of its member deletes the list and its pairs; of the other one, the pairs', async () => {
    const third = await createMember({ gender: 'woman', seeking: 'man' });
    await list(anna, ugo.email);
    await list(ugo, third.email);
    await settle();
    await inTransaction((tx) => eraseAccount(tx, ugo.memberId, clock.now()));
    expect(await db().knownAddress.count({ where: { profileId: ugo.profileId } })).toBe(0);
    expect(
      await db().knownPair.count({
        where: {
          brandId: 'dolcevita',
          OR: [{ profileId: ugo.profileId }, { peerId: ugo.profileId }],
        },
      }),
    ).toBe(0);
    expect(
      await db().participant.count({ where: { profileId: ugo.profileId, knownAt: { not: null } } }),
    ).toBe(0);
    expect((await knownPeople(await viewerOf(anna))).count).toBe(1);
    expect(await unlist(anna, ugo.email)).toEqual({ count: 0 });
    await settle();
  });
});

test('a data export has the number and the times of the addresses, and nobody they hide', async () => {
  await list(anna, ugo.email, fresh());
  await settle();
  const { memberId, profileId, brandId } = anna;
  const section = async (table: string) => {
    const sql = EXPORTED[table]?.({ memberId, profileId, brandId } as never);
    return sql === undefined ? [] : db().$queryRaw<Record<string, unknown>[]>(sql);
  };
  expect(await section('known_addresses')).toEqual([
    { knownAddresses: 2, firstAddedAt: expect.any(Date), lastAddedAt: expect.any(Date) },
  ]);
  expect(await section('participants')).toEqual([]);
});
