import { beforeEach, describe, expect, test } from '@jest/globals';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { readMessages } from '#lib/desk/conversations/read-messages.ts';
import { findConversation } from '#lib/hosted/hold/find-conversation.ts';
import { sendHostedReply } from '#lib/chat/send-hosted-reply.ts';
import { deleteMessage } from '#lib/chat/messages/change-own-message.ts';
import { reactToMessage } from '#lib/chat/messages/react-to-message.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { gatherEvidence } from '#lib/moderation/reports/gather-evidence.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant, purse } from './purse.ts';
import {
  capturePushes,
  change,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';

type Reaction = Parameters<typeof reactToMessage>[1]['reaction'];

let ugo: CreatedMember;
let anna: CreatedMember;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(ugo, 'free', 10);
  await grant(anna, 'bought', 10);
  await say(ugo, anna.angelId, 'Ciao Anna');
  pushed = capturePushes();
});

const react = async (reaction: Reaction, { by = anna, to = ugo, seq = 1 } = {}) =>
  reactToMessage(await viewerOf(by), {
    trackerId: by.publicId,
    angelId: to.angelId,
    seq,
    reaction,
  });
const thread = async (
  member: CreatedMember,
  peer: CreatedMember,
  more: { after?: number; revision?: number } = {},
) => {
  const asked = { trackerId: member.publicId, angelId: peer.angelId, limit: 40, ...more };
  return openThread(await viewerOf(member), asked, 'it', clock.now());
};
const eventsOf = ({ memberId }: CreatedMember) =>
  pushed
    .filter((one) => one.memberId === memberId)
    .map(({ name, payload }) => ({ name, ...payload }));
const stored = async () => (await conversationOf(ugo.profileId, anna.profileId)).messages;

describe('a reaction', () => {
  test('is shown to both sides at once, and costs nothing', async () => {
    const before = await purse(anna);
    expect(await react('heart')).toEqual({ revision: 1, reaction: 'heart' });
    expect(await purse(anna)).toEqual(before);
    const of = { name: 'message', seq: 1, revision: 1, reaction: 'heart', edited: false };
    expect(eventsOf(ugo)).toMatchObject([{ ...of, angelId: anna.angelId, from: 'self' }]);
    expect(eventsOf(anna)).toMatchObject([{ ...of, angelId: ugo.angelId, from: 'peer' }]);
    for (const [one, other] of [
      [ugo, anna],
      [anna, ugo],
    ] as const)
      expect((await thread(one, other)).messages).toMatchObject([{ reaction: 'heart' }]);
  });

  test('is replaced, removed, and numbered once however often it is sent', async () => {
    await react('heart');
    expect(await react('heart')).toEqual({ revision: 1, reaction: 'heart' });
    expect(eventsOf(ugo)).toHaveLength(1);
    await Promise.all([react('laugh'), react('laugh'), react('laugh')]);
    expect(await stored()).toMatchObject([{ reaction: 'laugh', revision: 2 }]);
    expect(await react(null)).toEqual({ revision: 3, reaction: null });
    expect((await thread(ugo, anna)).messages).toMatchObject([{ reaction: null }]);
  });

  test('reaches a device that was offline, by the revision', async () => {
    await react('wow');
    const missed = await thread(ugo, anna, { after: 1, revision: 0 });
    expect(missed).toMatchObject({ revision: 1, messages: [{ seq: 1, reaction: 'wow' }] });
  });

  test('is removed with its message', async () => {
    await react('heart');
    const own = { trackerId: ugo.publicId, angelId: anna.angelId, seq: 1 };
    await deleteMessage(await viewerOf(ugo), own, clock.now());
    expect((await thread(anna, ugo)).messages).toMatchObject([{ removed: true, reaction: null }]);
    expect(await codeOf(react('laugh'))).toBe('not_found');
  });

  test('can be given to a message of a hosted profile', async () => {
    const { id: regionId } = await firstRegion('it');
    const hosted = await createHostedProfile({ regionId });
    const shown = [{ id: hosted.profileId, kind: 'hosted' }];
    await recordDisclosures(ugo.memberId, shown, 'profile', clock.now());
    await say(ugo, hosted.publicId);
    const { id: taskId } = await db().replyTask.findFirstOrThrow({
      where: { memberId: ugo.memberId, state: 'due' },
    });
    const to = { profileId: ugo.profileId, publicId: ugo.publicId };
    const said = { taskId, from: hosted.profileId, text: 'Ciao!', answerer: 'script' } as const;
    await sendHostedReply({ ...said, open: true, to });
    const before = await purse(ugo);
    const viewer = await viewerOf(ugo);
    const asked = { trackerId: ugo.publicId, angelId: hosted.publicId, seq: 2 };
    expect(await reactToMessage(viewer, { ...asked, reaction: 'clap' })).toMatchObject({
      reaction: 'clap',
    });
    expect(await purse(ugo)).toEqual(before);
    const { messages } = await conversationOf(ugo.profileId, hosted.profileId);
    expect(messages.at(-1)).toMatchObject({ seq: 2, reaction: 'clap' });
    const read = await findConversation(ugo.publicId, hosted.publicId);
    const { messages: atDesk } = await readMessages(read, {});
    expect(atDesk.at(-1)).toMatchObject({ mine: true, reaction: 'clap' });
  });
});

describe('no reaction is possible', () => {
  test('to a message that the member may not read', async () => {
    await say(anna, ugo.angelId, 'canarino');
    const [, second] = await stored();
    await db().message.updateMany({
      where: { conversationId: second?.conversationId ?? '', seq: 2 },
      data: { open: false },
    });
    pushed.length = 0;
    expect(await codeOf(react('heart', { by: ugo, to: anna, seq: 2 }))).toBe('not_found');
    expect(pushed).toEqual([]);
    await grant(ugo, 'bought', 10);
    expect(await codeOf(react('heart', { by: ugo, to: anna, seq: 2 }))).toBe('done');
  });

  test('to an own or unknown message, by a stranger, or under another member’s id', async () => {
    expect(await codeOf(react('heart', { by: ugo, to: anna }))).toBe('not_found');
    expect(await codeOf(react('heart', { seq: 7 }))).toBe('not_found');
    const stranger = await createMember({ gender: 'woman' });
    expect(await codeOf(react('heart', { by: stranger }))).toBe('not_found');
    const viewer = await viewerOf(anna);
    const named = { trackerId: ugo.publicId, angelId: ugo.angelId, seq: 1 };
    expect(await codeOf(reactToMessage(viewer, { ...named, reaction: 'heart' }))).toBe('not_found');
  });

  test('where either side has blocked', async () => {
    await blockPeer(await viewerOf(anna), ugo.angelId, clock.now());
    expect(await codeOf(react('heart'))).toBe('conversation_blocked');
    await db().participant.updateMany({
      where: { profileId: anna.profileId },
      data: { blockedAt: null },
    });
    await db().participant.updateMany({
      where: { profileId: ugo.profileId },
      data: { blockedAt: clock.now() },
    });
    expect(await codeOf(react('heart'))).toBe('not_found');
  });

  test('to a profile that has left, but an earlier one can be removed', async () => {
    await react('heart');
    await db().profile.update({ where: { id: ugo.profileId }, data: { state: 'paused' } });
    expect(await codeOf(react('clap'))).toBe('peer_unavailable');
    expect(await codeOf(react(null))).toBe('done');
  });

  test('without the card check where the other side asks for it, but an earlier one can be removed', async () => {
    await react('sad');
    await db().profile.update({ where: { id: ugo.profileId }, data: { verifiedOnly: true } });
    expect(await codeOf(react('heart'))).toBe('card_check_required');
    expect(await codeOf(react(null))).toBe('done');
    await change(anna, { cardVerifiedAt: clock.now() });
    expect(await codeOf(react('heart'))).toBe('done');
  });
});

test('brings a message back to no side whose period of messages it is past', async () => {
  await db().participant.updateMany({
    where: { profileId: ugo.profileId },
    data: { expiredSeq: 1 },
  });
  pushed.length = 0;
  await react('heart');
  expect(pushed.map(({ memberId }) => memberId)).toEqual([anna.memberId]);
});

test('stands in the evidence of a report and in the data export, and goes with the account', async () => {
  await react('sad');
  const evidence = await gatherEvidence({
    reporterId: anna.profileId,
    reportedId: ugo.profileId,
    reason: 'harassment',
    surface: 'chat',
    now: clock.now(),
  });
  expect(evidence).toMatchObject({ messages: [{ seq: 1, reaction: 'sad' }] });
  const data = await gatherData(anna.memberId, clock.now());
  expect(data['messages']).toMatchObject([{ from: 'peer', reaction: 'sad' }]);
  await inTransaction((tx) => eraseAccount(tx, anna.memberId, clock.now()));
  expect(await stored()).toMatchObject([{ body: 'Ciao Anna', reaction: null, removedAt: null }]);
});
