// [money §2 OK page]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { checkTransaction } from '#lib/payments/returns/check-transaction.ts';
import { presentOutcome } from '#lib/payments/present.ts';
import { justBought, lastOrderFailed } from '#lib/payments/returns/just-bought.ts';
import { orderStatus } from '#lib/payments/returns/order-status.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { supersedeIntents } from '#lib/payments/orders/supersede-intents.ts';
import { createBuyer, sealedCard } from '../../factories/order.ts';
import { charge, json, send } from './payment-calls.ts';
import { redirectResult } from './challenge.ts';
import { orderFor, paymentSandbox } from './payment-sandbox.ts';

paymentSandbox();

const CHALLENGED = sealedCard('4212345678910006');
const REFUSED = sealedCard('4111111111111111', 'Declined Buyer');

/** An order that was closed while its buyer was at the bank, and was paid all the same. */
async function paidTooLate() {
  const made = await orderFor('pack_150', CHALLENGED);
  const { buyer, attempt, request } = made;
  const now = clock.now();
  const asked = await submitAttempt(attempt, request, now);
  await supersedeIntents(db(), buyer.memberId, now);
  const result = await redirectResult(asked.action);
  const answer = await send('POST /api/orders/adyen/checkTransactionStatus', {
    viewer: buyer.viewer,
    body: { redirectResult: result, orderId: made.intent.publicId },
  });
  return { ...made, answer: await json(answer) };
}

describe('a payment for an order that is already closed', () => {
  test('is reported as returned, on the return page and in every later query', async () => {
    const { buyer, intent, answer } = await paidTooLate();
    const returned = { result: true, message: 'generico', data: { returned: true, kind: 'pack' } };
    expect(answer).toMatchObject(returned);
    const { memberId, viewer } = buyer;
    expect(await db().charge.count({ where: { memberId } })).toBe(0);
    expect(await db().refund.count({ where: { attempt: { intentId: intent.id } } })).toBe(1);
    const body = { orderId: intent.publicId };
    expect(await json(await send('POST /api/orders/status', { viewer, body }))).toMatchObject(
      returned,
    );
    const found = await checkTransaction({
      memberId,
      provider: 'adyen',
      orderId: intent.publicId,
      returned: {},
      now: clock.now(),
    });
    if (!found) throw new Error('order not found');
    expect(found.state).toBe('captured');
    expect(presentOutcome(found)).toEqual({ status: 'ko', message: 'generic' });
    expect(await justBought(memberId, clock.now())).toBeNull();
  });
});

describe('the status of an order', () => {
  test('is found by its key or its id, for its own buyer only', async () => {
    const { viewer } = await createBuyer();
    const body = charge('4212345678910006');
    await send('POST /api/orders/tryCharge', { viewer, body });
    const { idempotencyKey } = body;
    const mine = { viewer, body: { idempotencyKey } };
    const statusReply = await json(await send('POST /api/orders/status', mine));
    expect(statusReply).toMatchObject({
      result: true,
      message: 'pending',
      threeDS: { type: 'redirect' },
      data: { kind: 'pack', returned: false },
    });
    expect(await orderStatus(viewer.memberId, {})).toMatchObject({ state: 'requires_action' });
    const stranger = await createBuyer();
    const theirs = { viewer: stranger.viewer, body: { idempotencyKey } };
    expect(await json(await send('POST /api/orders/status', theirs))).toMatchObject({
      result: false,
      data: { orderId: null, kind: null },
    });
  });

  test('is the outcome code after a refusal, and nothing is charged', async () => {
    const { buyer, attempt, request, intent } = await orderFor('pack_50', REFUSED);
    expect(await lastOrderFailed(buyer.memberId)).toBe(false);
    await submitAttempt(attempt, request, clock.now());
    expect(await orderStatus(buyer.memberId, { orderId: intent.publicId })).toMatchObject({
      state: 'refused',
      outcome: 'card_declined',
      returned: false,
    });
    expect(await lastOrderFailed(buyer.memberId)).toBe(true);
  });
});

describe('the purchase confirmation page', () => {
  test('is available for 15 minutes, with the receipt and the next charge', async () => {
    const { buyer, attempt, request } = await orderFor('sub_1m');
    const { memberId } = buyer;
    const now = clock.now();
    expect(await justBought(memberId, now)).toBeNull();
    await submitAttempt(attempt, request, now);
    const { publicId } = await db().charge.findFirstOrThrow({ where: { memberId } });
    expect(await justBought(memberId, now)).toMatchObject({
      kind: 'subscription',
      planName: 'Un mese',
      chargeId: publicId,
      nextCharge: expect.stringContaining('€'),
    });
    expect(await justBought(memberId, after(now, 16 * MINUTE))).toBeNull();
  });

  test('shows neither credits nor receipt for a card check', async () => {
    const { buyer, attempt, request } = await orderFor('card_check', CHALLENGED);
    const asked = await submitAttempt(attempt, request, clock.now());
    await send('POST /api/orders/adyen/checkTransactionStatus', {
      viewer: buyer.viewer,
      body: { redirectResult: await redirectResult(asked.action) },
    });
    expect(await justBought(buyer.memberId, clock.now())).toEqual({
      kind: 'card_check',
      planName: 'Verifica con carta',
      credits: 0,
      creditsBefore: 0,
      chargeId: null,
      nextCharge: null,
    });
  });
});
