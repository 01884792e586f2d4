import { beforeEach, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { clock } from '#lib/kernel/clock.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, dislike, like, undo } from './choices.ts';
import { newOf, noticesOf } from './outcomes.ts';
import { her, him } from './two.ts';

beforeEach(async () => {
  await recordVisit(await viewerOf(him), her.angelId, clock.now());
  await like(him, her);
});

test('includes the member’s choices and visits in the data copy', async () => {
  await dislike(him, await createWoman({ screenName: 'Ada' }));
  const { swipes, visits, messages } = await gatherData(him.memberId, clock.now());
  expect(swipes).toEqual([
    expect.objectContaining({ choice: 'like', source: 'match', likeCredits: 1 }),
    expect.objectContaining({ profile: 'Ada', choice: 'dislike', likeCredits: 0 }),
  ]);
  expect(visits).toEqual([expect.objectContaining({ times: 1 })]);
  expect(messages).toEqual([
    expect.objectContaining({ from: 'self', type: 'visit', text: null }),
    expect.objectContaining({ from: 'self', type: 'like', text: null }),
  ]);
});

test('includes the members blocked by the member in the data copy, and not those who block them', async () => {
  await blockPeer(await viewerOf(her), him.angelId, clock.now());
  const { screenName } = await db().profile.findUniqueOrThrow({ where: { id: him.profileId } });
  expect((await gatherData(her.memberId, clock.now()))['participants']).toEqual([
    { blocked: screenName, matchEnded: false, at: expect.any(Date) as unknown },
  ]);
  expect((await gatherData(him.memberId, clock.now()))['participants']).toEqual([]);
});

test('leaves withdrawn likes out of the data copy', async () => {
  await undo(him);
  const { messages } = await gatherData(her.memberId, clock.now());
  expect(messages).toEqual([expect.objectContaining({ type: 'visit' })]);
});

test('deletes choices and visits of an erased account, and those about it', async () => {
  const { memberId, profileId } = him;
  await like(her, him);
  await recordVisit(await viewerOf(her), him.angelId, clock.now());
  await inTransaction((tx) => eraseAccount(tx, memberId, clock.now()));
  const either = { OR: [{ profileId }, { peerId: profileId }] };
  expect(await db().swipe.count({ where: either })).toBe(0);
  expect(await db().visit.count({ where: either })).toBe(0);
  expect(await noticesOf(her)).toEqual({ like: [], visits: [] });
  expect(await newOf(her)).toBe(0);
  expect(await codeOf(undo(her))).toBe('nothing_to_undo');
  expect(await ledgerFaults(her.memberId)).toEqual([]);
});
