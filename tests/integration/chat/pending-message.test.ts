// [core §4 Too few credits] [core §7 out creditiResidui]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { deletePendingMessage } from '#lib/chat/pending-messages/delete-pending-message.ts';
import { setSendAfterPayment, releasePendingMessage } from '#lib/chat/pending-after-payment.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { findPendingPeer } from '#lib/chat/queries.ts';
import { sendPendingMessage } from '#lib/chat/send-pending-message.ts';
import { sendPendingMessagesWork } from '#lib/chat/pending-messages/send-pending-messages.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { remainingCredits } from '#lib/credits/queries.ts';
import { justBought } from '#lib/payments/returns/just-bought.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOrder, sealedCard } from '#tests/factories/order.ts';
import { grant, reduceCredits } from './purse.ts';
import {
  capturePushes,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';
import { PENDING_MESSAGE_MS } from '#lib/chat/limits.ts';

const TEXT = 'chiamami: 333 123 4567';
let ugo: CreatedMember;
let anna: CreatedMember;
let idClient: string;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  pushed = capturePushes();
  idClient = randomUUID();
  await reduceCredits(ugo, {});
  expect(await codeOf(say(ugo, anna.angelId, TEXT, idClient))).toBe('credits_exhausted');
});

const tick = (wanted = true) => setSendAfterPayment(ugo.memberId, wanted, clock.now());
/** Only the transaction that books an order, without the work after it. */
const pay = async (amount = 10) => {
  if (amount > 0) await grant(ugo, 'bought', amount);
  await inTransaction((tx) => releasePendingMessage(tx, ugo.memberId, clock.now()));
};
const dueWork = (now = clock.now()) => sendPendingMessagesWork.run(now, 50);
const pendingMessage = () => db().pendingMessage.findUnique({ where: { memberId: ugo.memberId } });
const bodies = async () =>
  (await db().message.findMany({ where: { senderId: ugo.profileId } })).map(({ body }) => body);
const shown = async () => {
  const asked = { trackerId: ugo.publicId, angelId: anna.angelId, limit: 10 };
  return (await openThread(await viewerOf(ugo), asked, 'it', clock.now())).pendingMessage;
};

describe('15: the list of conversations', () => {
  const listed = async (page = {}) => {
    const viewer = await viewerOf(ugo);
    const list = await conversations(viewer, ugo.publicId, 'it', { limit: 30, ...page });
    return list.pendingMessage;
  };

  test('has the message and its receiver before there is a conversation, on every page', async () => {
    const time = (await pendingMessage())?.createdAt.getTime();
    const expected = expect.objectContaining({ angelId: anna.angelId, msg: TEXT, time });
    expect(await listed()).toEqual(expected);
    expect(await listed({ after: '0' })).toEqual(expected);
  });

  test('has it no longer once it is sent, discarded, expired or closed by a block', async () => {
    clock.setOffset(PENDING_MESSAGE_MS + MINUTE);
    expect(await listed()).toBeNull();
    clock.setOffset(0);
    await blockPeer(await viewerOf(ugo), anna.angelId, clock.now());
    expect(await listed()).toBeNull();
    await deletePendingMessage(await viewerOf(ugo), ugo.publicId);
    await reduceCredits(ugo, {});
    const bea = await createMember({ gender: 'woman' });
    expect(await codeOf(say(ugo, bea.angelId, TEXT, idClient))).toBe('credits_exhausted');
    expect(await listed()).toMatchObject({ angelId: bea.angelId });
    await grant(ugo, 'bought', 10);
    await say(ugo, bea.angelId, TEXT, idClient);
    expect(await listed()).toBeNull();
  });
});

describe('a message pending for an order', () => {
  test('names its recipient while it is pending', async () => {
    const whom = (now = clock.now()) => findPendingPeer(ugo.memberId, now);
    expect(await whom()).toBe(anna.angelId);
    expect(await findPendingPeer(anna.memberId, clock.now())).toBeNull();
    expect(await whom(after(clock.now(), PENDING_MESSAGE_MS + MINUTE))).toBeNull();
    await deletePendingMessage(await viewerOf(ugo), ugo.publicId);
    expect(await whom()).toBeNull();
  });

  test('is sent even if the process that booked the order died', async () => {
    await tick();
    await pay();
    expect(await bodies()).toEqual([]);
    expect(await dueWork()).toBe(1);
    expect(await bodies()).toEqual(['chiamami: •••']);
    expect(await pendingMessage()).toBeNull();
    expect(await dueWork(after(clock.now(), 5 * MINUTE))).toBe(0);
  });

  test('is sent once, by whichever process handles the payment first', async () => {
    await tick();
    await pay();
    await Promise.all([
      ...Array.from({ length: 5 }, () => sendPendingMessage(ugo.memberId)),
      ...Array.from({ length: 5 }, () => dueWork()),
    ]);
    expect(await bodies()).toHaveLength(1);
    expect(
      await db().creditEntry.count({ where: { reason: 'message', memberId: ugo.memberId } }),
    ).toBe(1);
  });

  test('is not sent if the last order came without the option', async () => {
    await tick();
    await tick(false);
    await pay();
    await dueWork();
    expect(await bodies()).toEqual([]);
    expect(await shown()).toMatchObject({ idClient, msg: TEXT, sendAfterPayment: false });
  });

  test('is not sent after 24 hours, unless the order was booked within them', async () => {
    await tick();
    await db().pendingMessage.update({
      where: { memberId: ugo.memberId },
      data: { expiresAt: after(clock.now(), -1) },
    });
    await pay();
    await dueWork();
    expect([await bodies(), await shown()]).toEqual([[], null]);
    await db().pendingMessage.update({
      where: { memberId: ugo.memberId },
      data: { expiresAt: after(clock.now(), HOUR) },
    });
    await pay();
    await dueWork(after(clock.now(), 2 * HOUR));
    expect(await bodies()).toHaveLength(1);
  });

  test('waits for the next order if this one is not enough', async () => {
    await tick();
    await pay(0);
    await dueWork();
    expect(await pendingMessage()).toMatchObject({
      releasedAt: null,
      sendAfterPayment: true,
      refusal: null,
    });
    expect(pushed.map(({ name }) => name)).not.toContain('notification');
    await pay();
    await dueWork();
    expect(await bodies()).toHaveLength(1);
  });

  test('that cannot be sent remains pending, and the member is notified of the reason', async () => {
    await tick();
    await db().profile.update({ where: { id: anna.profileId }, data: { state: 'paused' } });
    await pay();
    await dueWork();
    expect(await pendingMessage()).toMatchObject({
      body: TEXT,
      sendAfterPayment: false,
      releasedAt: null,
      refusal: 'peer_unavailable',
    });
    expect(pushed.filter(({ name }) => name === 'notification')).toMatchObject([
      { memberId: ugo.memberId, payload: { type: 'pending_refused', angelId: anna.angelId } },
    ]);
    expect(await dueWork(after(clock.now(), 5 * MINUTE))).toBe(0);
  });

  test('is sent when the order is booked, by the member’s rights at that time', async () => {
    await tick();
    const paymentMethod = sealedCard('4111111111111111');
    const viewer = await viewerOf(ugo);
    const { attempt } = await createOrder({ viewer, provider: 'adyen', paymentMethod });
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    const { reference, amountMinor, currency } = attempt;
    await syncAttempt(
      attempt.id,
      {
        state: 'captured',
        reference,
        amountMinor,
        currency,
        outcome: 'success',
        providerReference: randomUUID(),
        threeDs: true,
        action: null,
        stored: null,
        payerAlias: null,
        result: {},
        capturedMinor: amountMinor,
        technical: false,
      },
      clock.now(),
    );
    expect(await bodies()).toEqual([TEXT]);
    expect(await pendingMessage()).toBeNull();
    // 70: the page after the payment explains the total by what the message cost.
    const bought = await justBought(ugo.memberId, clock.now());
    const { totalCredits, messageCost } = await remainingCredits(await viewerOf(ugo));
    expect(bought?.creditsBefore).toBe(totalCredits + messageCost);
    expect(bought?.credits).toBe(bought?.creditsBefore);
  });
});

describe('a pending message that is refused again', () => {
  test('keeps its option and its expiry, and counts once', async () => {
    await tick();
    const before = await pendingMessage();
    expect(await codeOf(say(ugo, anna.angelId, TEXT, idClient))).toBe('credits_exhausted');
    expect(await pendingMessage()).toEqual(before);
    expect(await db().kpiEvent.count({ where: { memberId: ugo.memberId } })).toBe(1);
  });

  test('is replaced by another message, without the option', async () => {
    await tick();
    expect(await codeOf(say(ugo, anna.angelId, 'Altro'))).toBe('credits_exhausted');
    expect(await pendingMessage()).toMatchObject({ body: 'Altro', sendAfterPayment: false });
    expect(await db().kpiEvent.count({ where: { memberId: ugo.memberId } })).toBe(2);
  });
});

test('deletes the pending message when it is sent by hand', async () => {
  await grant(ugo, 'bought', 10);
  await say(ugo, anna.angelId, TEXT, idClient);
  expect(await pendingMessage()).toBeNull();
  const { messages } = await conversationOf(ugo.profileId, anna.profileId);
  expect(messages).toHaveLength(1);
});

test('deletes a discarded pending message, only for its own member', async () => {
  expect(await codeOf(deletePendingMessage(await viewerOf(anna), ugo.publicId))).toBe('not_found');
  await deletePendingMessage(await viewerOf(anna), anna.publicId);
  expect(await pendingMessage()).not.toBeNull();
  await deletePendingMessage(await viewerOf(ugo), ugo.publicId);
  expect(await shown()).toBeNull();
});
