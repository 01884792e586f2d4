import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { deleteMessage, editMessage } from '#lib/chat/messages/change-own-message.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { releasePendingMessage } from '#lib/chat/pending-after-payment.ts';
import { sendMessage } from '#lib/chat/send-message.ts';
import { sendPendingMessage } from '#lib/chat/send-pending-message.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { readMessages } from '#lib/desk/conversations/read-messages.ts';
import { findConversation } from '#lib/hosted/hold/find-conversation.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant, purse, reduceCredits } from './purse.ts';
import {
  acquaint,
  capturePushes,
  change,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';

const FIRST = 'canarino: 333 123 4567';

let ugo: CreatedMember;
let anna: CreatedMember;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(ugo, 'bought', 10);
  await grant(anna, 'bought', 10);
  await change(ugo, { cardVerifiedAt: clock.now() });
  await say(ugo, anna.angelId, FIRST);
  pushed = capturePushes();
});

const answer = async (
  replyTo: number,
  { by = anna, to = ugo.angelId, text = 'Va bene', idClient = randomUUID() } = {},
) => sendMessage({ viewer: await viewerOf(by), angelId: to, text, idClient, replyTo });
const thread = async (member: CreatedMember, angelId: string) => {
  const asked = { trackerId: member.publicId, angelId, limit: 40 };
  return openThread(await viewerOf(member), asked, 'it', clock.now());
};
/** The quotes of a member's thread, by the numbers of the replies. */
const quotes = async (member: CreatedMember, peer: CreatedMember) => {
  const { messages } = await thread(member, peer.angelId);
  return Object.fromEntries(
    messages.flatMap(({ seq, quote }) => (quote === null ? [] : [[seq, quote]])),
  );
};
const eventTo = ({ memberId }: CreatedMember) =>
  pushed.find((one) => one.memberId === memberId && one.name === 'chat')?.payload;
const stored = async () => (await conversationOf(ugo.profileId, anna.profileId)).messages;
const ownSeq = (member: CreatedMember, peer: CreatedMember, seq: number) => ({
  trackerId: member.publicId,
  angelId: peer.angelId,
  seq,
});
const NOTHING = { attachment: null, blurred: false, removed: false };
const MASKED = { ...NOTHING, seq: 1, msg: 'canarino: •••' };

describe('a reply', () => {
  test('quotes what it answers to both sides at once, each as they may see it', async () => {
    const sent = await answer(1);
    expect(sent).toMatchObject({ seq: 2, quote: { ...MASKED, from: 'peer' } });
    expect(eventTo(ugo)).toMatchObject({ seq: 2, quote: { ...MASKED, from: 'self', msg: FIRST } });
    expect(eventTo(anna)).toMatchObject({ seq: 2, quote: { ...MASKED, from: 'peer' } });
    expect(await quotes(anna, ugo)).toEqual({ 2: { ...MASKED, from: 'peer' } });
    expect(await quotes(ugo, anna)).toEqual({ 2: { ...MASKED, from: 'self', msg: FIRST } });
    expect(await stored()).toMatchObject([{ replyTo: null }, { replyTo: 1 }]);
  });

  test('quotes a message outside the page, too, and an own one', async () => {
    await answer(1);
    await answer(2, { text: 'Davvero' });
    const asked = { ...ownSeq(anna, ugo, 0), limit: 1 };
    const { messages } = await openThread(await viewerOf(anna), asked, 'it', clock.now());
    expect(messages).toMatchObject([{ seq: 3, quote: { seq: 2, from: 'self', msg: 'Va bene' } }]);
  });

  test('costs what a message costs, and is stored once however often it is sent', async () => {
    const idClient = randomUUID();
    const before = await purse(anna);
    const [one, other] = [await answer(1, { idClient }), await answer(1, { idClient })];
    expect(other).toEqual(one);
    const cost = before.bought - (await purse(anna)).bought;
    await say(anna, ugo.angelId);
    expect(before.bought - (await purse(anna)).bought).toBe(2 * cost);
  });

  test('shows an edit, a removal and the erasure of what it answers', async () => {
    await answer(1);
    const own = ownSeq(ugo, anna, 1);
    await editMessage(await viewerOf(ugo), { ...own, msg: 'canarino giallo' }, clock.now());
    expect(await quotes(anna, ugo)).toMatchObject({ 2: { msg: 'canarino giallo' } });
    await deleteMessage(await viewerOf(ugo), own, clock.now());
    const removed = { seq: 1, msg: null, removed: true };
    expect(await quotes(anna, ugo)).toMatchObject({ 2: { ...removed, from: 'peer' } });
    expect(await quotes(ugo, anna)).toMatchObject({ 2: { ...removed, from: 'self' } });
  });

  test('contains no text of an erased member', async () => {
    await answer(1);
    await inTransaction((tx) => eraseAccount(tx, ugo.memberId, clock.now()));
    const { messages } = await thread(anna, ugo.angelId);
    expect(messages).toMatchObject([{ removed: true }, { quote: { msg: null, removed: true } }]);
    expect(JSON.stringify(messages)).not.toContain('canarino');
  });

  test('goes itself with its quote when it is deleted', async () => {
    await answer(1);
    await deleteMessage(await viewerOf(anna), ownSeq(anna, ugo, 2), clock.now());
    expect(await quotes(ugo, anna)).toEqual({});
  });

  test('shows nothing of a message that is older than its reader keeps them', async () => {
    await answer(1);
    const { profileId } = ugo;
    await db().participant.updateMany({ where: { profileId }, data: { expiredSeq: 1 } });
    const gone = { ...NOTHING, seq: 1, from: null, msg: null };
    expect(await quotes(ugo, anna)).toEqual({ 2: gone });
    pushed.length = 0;
    expect(await answer(1)).toMatchObject({ quote: { from: 'peer' } });
    expect(eventTo(ugo)).toMatchObject({ quote: gone });
    expect(await codeOf(answer(1, { by: ugo, to: anna.angelId }))).toBe('reply_not_found');
  });
});

describe('blur', () => {
  const blur = async (seq: number) => {
    const { id } = await conversationOf(ugo.profileId, anna.profileId);
    await db().message.updateMany({ where: { conversationId: id, seq }, data: { open: false } });
  };

  test('covers a blurred message in a quote, until its reader may read it', async () => {
    await say(anna, ugo.angelId, 'pappagallo');
    await blur(2);
    pushed.length = 0;
    await change(ugo, { level: 0 });
    expect(await answer(2)).toMatchObject({ quote: { from: 'self', msg: 'pappagallo' } });
    await db().message.updateMany({ where: { seq: 3 }, data: { open: true } });
    const covered = { ...NOTHING, seq: 2, from: 'peer', msg: null, blurred: true };
    expect(await quotes(ugo, anna)).toEqual({ 3: covered });
    const shown = [await thread(ugo, anna.angelId), eventTo(ugo)];
    expect(JSON.stringify(shown)).not.toContain('pappagallo');
    await grant(ugo, 'bought', 10);
    await change(ugo, { level: 1 });
    expect(await quotes(ugo, anna)).toMatchObject({ 3: { msg: 'pappagallo', blurred: false } });
  });

  test('does not say what a blurred message answers', async () => {
    await answer(1);
    await blur(2);
    await change(ugo, { level: 0 });
    expect(await quotes(ugo, anna)).toEqual({});
  });

  test('leaves nothing of an answer to a message that the member may not read', async () => {
    await say(anna, ugo.angelId, 'pappagallo');
    await blur(2);
    await grant(ugo, 'free', 5);
    await change(ugo, { level: 0 });
    await db().inbox.updateMany({ data: { openedAt: null } });
    const before = await purse(ugo);
    const by = { by: ugo, to: anna.angelId };
    expect(await codeOf(answer(2, by))).toBe('reply_not_found');
    expect(await purse(ugo)).toEqual(before);
    expect(await stored()).toHaveLength(2);
    expect(await codeOf(answer(1, by))).toBe('done');
  });
});

describe('no answer is possible', () => {
  test('to an unknown message, to a like, or to one of another conversation', async () => {
    const before = await purse(anna);
    for (const seq of [2, 7]) expect(await codeOf(answer(seq))).toBe('reply_not_found');
    await db().message.updateMany({
      where: { conversation: { participants: { some: { profileId: anna.profileId } } } },
      data: { kind: 'like' },
    });
    expect(await codeOf(answer(1))).toBe('reply_not_found');
    expect(await purse(anna)).toEqual(before);
    expect(await stored()).toHaveLength(1);
    expect(pushed).toEqual([]);
  });

  test('in a conversation that does not exist, which is not opened either', async () => {
    const eva = await createMember({ gender: 'woman' });
    const toEva = { by: ugo, to: eva.angelId };
    expect(await codeOf(answer(1, toEva))).toBe('reply_not_found');
    expect(
      await db().conversation.count({
        where: { participants: { some: { profileId: eva.profileId } } },
      }),
    ).toBe(0);
    await acquaint(ugo, eva);
    expect(await codeOf(answer(1, toEva))).toBe('reply_not_found');
  });
});

test('a reply that lacks credits waits with its quote, and is sent with it after the payment', async () => {
  await reduceCredits(anna, {});
  const { memberId } = anna;
  await db().creditAccount.update({ where: { memberId }, data: { bought: 0 } });
  expect(await codeOf(answer(1))).toBe('credits_exhausted');
  const { pendingMessage } = await thread(anna, ugo.angelId);
  expect(pendingMessage).toMatchObject({ msg: 'Va bene', quote: { ...MASKED, from: 'peer' } });
  const exported = await gatherData(anna.memberId, clock.now());
  expect(exported['pending_messages']).toMatchObject([{ inReplyTo: 1 }]);
  await grant(anna, 'bought', 10);
  await db().pendingMessage.updateMany({ data: { sendAfterPayment: true } });
  await inTransaction((tx) => releasePendingMessage(tx, anna.memberId, clock.now()));
  await sendPendingMessage(anna.memberId);
  expect(await stored()).toMatchObject([{ seq: 1 }, { body: 'Va bene', replyTo: 1 }]);
});

test('a reply says in the data export what it answers', async () => {
  await answer(1);
  const data = await gatherData(anna.memberId, clock.now());
  expect(data['messages']).toMatchObject([
    { number: 1, inReplyTo: null },
    { number: 2, inReplyTo: 1 },
  ]);
});

test('an operator sees what a member answers, without phone numbers', async () => {
  const { id: regionId } = await firstRegion('it');
  const hosted = await createHostedProfile({ regionId });
  const shown = [{ id: hosted.profileId, kind: 'hosted' }];
  await recordDisclosures(ugo.memberId, shown, 'profile', clock.now());
  await say(ugo, hosted.publicId, FIRST);
  await answer(1, { by: ugo, to: hosted.publicId });
  const read = await findConversation(ugo.publicId, hosted.publicId);
  const id = read.conversationId;
  const quoteAtDesk = async () => (await readMessages(read, {})).messages.at(-1)?.quote;
  const quote = { seq: 1, mine: false, text: 'canarino: •••', removed: false, photo: false };
  expect(await quoteAtDesk()).toEqual(quote);
  const removal = { conversationId: id, seq: 1 };
  await db().message.updateMany({ where: removal, data: { removedAt: clock.now() } });
  expect(await quoteAtDesk()).toEqual({ ...quote, text: '', removed: true });
  await db().message.deleteMany({ where: removal });
  expect(await quoteAtDesk()).toMatchObject({ mine: null, text: '' });
});
