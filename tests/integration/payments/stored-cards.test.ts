// [money §3 Session context: cardTokens] [money §3 newCard] [money §4 One-click with a stored card]
// [money §7 POST /api/orders/createToken] [money §8 payment_method_unavailable]
import { afterAll, describe, expect, test } from '@jest/globals';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { runMoney } from '../../factories/money-works.ts';
import { createBuyer } from '../../factories/order.ts';
import { redirectResult } from './challenge.ts';
import { charge, json, send } from './payment-calls.ts';
import { paymentSandbox } from './payment-sandbox.ts';

const { calls } = paymentSandbox();
afterAll(() => {
  clock.setOffset(0);
});

const ASKED = '4212345678910006';
const CARDS = '/api/orders/cards/{trackerId}';

let keys = 0;
const newKey = () => {
  keys += 1;
  return `kept-card-${keys}-${process.pid}`;
};

/** Buys a pack, with the box ticked by default; answers the 3DS challenge. */
async function buy(viewer: MemberViewer, number: string, more: object = { storeCard: true }) {
  const body = charge(number, { ...more, rateplan: { product_id: 'pack_50' } });
  const answer = await json(await send('POST /api/orders/tryCharge', { viewer, body }));
  const { threeDS, data } = answer as {
    threeDS: { url: string } | null;
    data: { orderId: string };
  };
  if (threeDS === null) return answer;
  const returned = { orderId: data.orderId, redirectResult: await redirectResult(threeDS) };
  const asked = { viewer, body: returned };
  return json(await send('POST /api/orders/adyen/checkTransactionStatus', asked));
}

async function buyerWithCard(number = '4111111111111111') {
  const buyer = await createBuyer();
  expect(await buy(buyer.viewer, number)).toMatchObject({ message: 'success' });
  const card = await db().mandate.findFirstOrThrow({ where: { memberId: buyer.memberId } });
  return { ...buyer, card, cardToken: card.publicId };
}

async function leaveFor(viewer: MemberViewer, idempotencyKey: string): Promise<string> {
  const body = { idempotencyKey };
  const { token } = await json(await send('POST /api/orders/createToken', { viewer, body }));
  return String(token);
}

type Chosen = { readonly token: string; readonly cardToken: string; readonly plan?: string };

function orderWith(viewer: MemberViewer, idempotencyKey: string, { plan, ...chosen }: Chosen) {
  const body = {
    actonfile: true,
    rateplan: plan ?? 'pack_50',
    idempotencyKey,
    ...chosen,
    acceptOrder: true,
    startNow: true,
  };
  return send('POST /api/orders/tryCharge', { viewer, body }).then(json);
}

const listed = async (viewer: MemberViewer) => {
  const asked = { viewer, params: { trackerId: viewer.publicId } };
  return json(await send(`GET ${CARDS}`, asked));
};

describe('a stored card', () => {
  test('is stored only when the box was ticked, and never by a card check', async () => {
    const { viewer, memberId } = await createBuyer();
    await buy(viewer, '4111111111111111', {});
    const check = charge(ASKED, { storeCard: true, rateplan: { product_id: 'card_check' } });
    await send('POST /api/orders/tryCharge', { viewer, body: check });
    expect(await db().mandate.count({ where: { memberId } })).toBe(0);
    expect(await db().intent.count({ where: { memberId, storeCard: true } })).toBe(0);
    const none = await send('POST /api/orders/createToken', {
      viewer,
      body: { idempotencyKey: newKey() },
    });
    expect(none.status).toBe(422);
  });

  test('pays the next order without typing a card, once for each token', async () => {
    const { viewer, memberId, cardToken } = await buyerWithCard();
    const rules = { viewer, body: {} };
    expect(await json(await send('POST /api/pay_rules/get_pay_rules', rules))).toMatchObject({
      actonfile: true,
    });
    const key = newKey();
    const token = await leaveFor(viewer, key);
    const paid = await orderWith(viewer, key, { token, cardToken });
    expect(paid).toMatchObject({ status: 'ok', message: 'success', threeDS: null });
    expect(await orderWith(viewer, key, { token, cardToken })).toMatchObject({
      data: paid['data'],
    });
    expect(await orderWith(viewer, newKey(), { token, cardToken })).toMatchObject({
      code: 'stored_card_unknown',
    });
    expect(await db().charge.count({ where: { memberId } })).toBe(2);
    const attempt = await db().attempt.findFirstOrThrow({
      where: { intent: { memberId, idempotencyKey: key } },
    });
    expect(attempt).toMatchObject({ initiator: 'member', mandateId: expect.any(String) });
    const [made] = await calls(attempt.reference);
    expect(JSON.stringify(made)).toContain('ContAuth');
  });

  test('is challenged by its bank like any other', async () => {
    const { viewer, cardToken } = await buyerWithCard(ASKED);
    const key = newKey();
    const token = await leaveFor(viewer, key);
    const first = await orderWith(viewer, key, { token, cardToken });
    expect(first).toMatchObject({ message: 'authentication_required', threeDS: {} });
    const { orderId } = first['data'] as { orderId: string };
    const body = { orderId, redirectResult: await redirectResult(first['threeDS'] as never) };
    const checked = await send('POST /api/orders/adyen/checkTransactionStatus', { viewer, body });
    expect(await json(checked)).toMatchObject({ result: true, message: 'success' });
  });

  test('renews the plan that it paid for', async () => {
    const { viewer, memberId, card, cardToken } = await buyerWithCard();
    const key = newKey();
    const token = await leaveFor(viewer, key);
    const paid = await orderWith(viewer, key, { token, cardToken, plan: 'sub_1m' });
    expect(paid).toMatchObject({ status: 'ok' });
    const subscription = await db().subscription.findFirstOrThrow({ where: { memberId } });
    expect(subscription.mandateId).toBe(card.id);
    await runMoney(after(subscription.periodEnd, MINUTE));
    expect(await db().charge.count({ where: { memberId } })).toBe(3);
    clock.setOffset(0);
  });

  test('is refused for another member, whatever the token', async () => {
    const { viewer, cardToken } = await buyerWithCard();
    const thief = await buyerWithCard();
    const key = newKey();
    const token = await leaveFor(thief.viewer, key);
    const refused = { code: 'stored_card_unknown' };
    expect(await orderWith(thief.viewer, key, { token, cardToken })).toMatchObject(refused);
    const own = { token, cardToken: thief.cardToken };
    expect(await orderWith(viewer, key, own)).toMatchObject(refused);
    expect(await orderWith(thief.viewer, key, { ...own, token: 'invented' })).toMatchObject(
      refused,
    );
    const params = { trackerId: viewer.publicId, cardToken };
    for (const call of [`DELETE ${CARDS}/{cardToken}`, `POST ${CARDS}/{cardToken}/default`]) {
      const theirs = { viewer: thief.viewer, params };
      expect((await send(call, theirs)).status).toBe(404);
      const asOwn = { ...params, trackerId: thief.viewer.publicId };
      expect((await send(call, { viewer: thief.viewer, params: asOwn })).status).toBe(404);
    }
    expect(await listed(viewer)).toMatchObject({ cards: [{ cardToken }] });
  });

  test('that has expired, or belongs to another company, pays nothing', async () => {
    const { viewer, card, cardToken } = await buyerWithCard();
    const { id } = card;
    const order = async () => {
      const key = newKey();
      // The token is the member's permission to order; the card is checked with each order.
      const token = await leaveFor(viewer, key);
      return orderWith(viewer, key, { token, cardToken });
    };
    await buy(viewer, '5555444433331111');
    await db().mandate.update({ where: { id }, data: { expiresOn: '02/2020' } });
    expect(await order()).toMatchObject({ code: 'stored_card_unknown' });
    const { cards } = (await listed(viewer)) as { cards: Record<string, unknown>[] };
    expect(cards.find((one) => one['cardToken'] === cardToken)).toMatchObject({
      isExpired: true,
      predefinita: false,
    });
    await db().mandate.update({ where: { id }, data: { expiresOn: '02/2099', company: 'other' } });
    expect(await order()).toMatchObject({ code: 'stored_card_unknown' });
    await db().mandate.update({
      where: { id },
      data: { company: 'gankomedia', uses: ['renewal'] },
    });
    expect(await order()).toMatchObject({ code: 'stored_card_unknown' });
  });
});

describe('the list of stored cards', () => {
  test('marks the default card, which the member can change', async () => {
    const { viewer, cardToken } = await buyerWithCard();
    await buy(viewer, '5555444433331111');
    const before = (await listed(viewer)) as { cards: Record<string, unknown>[] };
    expect(before.cards).toMatchObject([
      { lastFour: '1111', predefinita: true, isForOrders: true, isForRenewal: false },
      { cardToken, predefinita: false },
    ]);
    expect(JSON.stringify(before)).not.toMatch(/gankomedia|adyen/);
    const params = { trackerId: viewer.publicId, cardToken };
    const chosen = await send(`POST ${CARDS}/{cardToken}/default`, { viewer, params });
    expect(await json(chosen)).toMatchObject({ cards: [{ cardToken, predefinita: true }, {}] });
  });

  test('removes a card, and the provider deletes it', async () => {
    const { viewer, memberId, cardToken } = await buyerWithCard();
    const params = { trackerId: viewer.publicId, cardToken };
    const removed = await send(`DELETE ${CARDS}/{cardToken}`, { viewer, params });
    expect(await json(removed)).toEqual({ cards: [] });
    await runMoney(clock.now());
    expect(await db().mandate.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      state: 'revoked',
      uses: [],
    });
  });

  test('keeps a card for the plan that it renews, and for that alone', async () => {
    const { viewer, memberId, card, cardToken } = await buyerWithCard();
    const key = newKey();
    const token = await leaveFor(viewer, key);
    await orderWith(viewer, key, { token, cardToken, plan: 'sub_1m' });
    const params = { trackerId: viewer.publicId, cardToken };
    const remove = () => send(`DELETE ${CARDS}/{cardToken}`, { viewer, params });
    expect(await json(await remove())).toMatchObject({
      cards: [{ cardToken, isForOrders: false, isForRenewal: true, predefinita: false }],
    });
    expect(await json(await remove())).toMatchObject({ code: 'card_renews' });
    const storedMandate = await db().mandate.findUniqueOrThrow({ where: { id: card.id } });
    expect(storedMandate).toMatchObject({ memberId, state: 'valid', uses: ['renewal'] });
  });
});

test('81: a stored card that the bank declined is refused before the provider is asked again', async () => {
  const { viewer, card, cardToken, memberId } = await buyerWithCard();
  const sent = () => db().attempt.count({ where: { intent: { memberId } } });
  const last = await db().attempt.findFirstOrThrow({ where: { intent: { memberId } } });
  await db().attempt.update({
    where: { id: last.id },
    data: { mandateId: card.id, state: 'refused', outcome: 'card_declined' },
  });
  const key = newKey();
  const chosen = { token: await leaveFor(viewer, key), cardToken };
  expect(await orderWith(viewer, key, chosen)).toMatchObject({
    status: 'ko',
    message: 'already declined',
  });
  expect(await sent()).toBe(1);
});

test('81: a card that the bank declined, entered again unchanged, is refused before the provider is asked', async () => {
  const { viewer, memberId } = await createBuyer();
  const order = async (more: object) => {
    const body = charge('4111111111111111', { lastName: 'Declined', ...more });
    return json(await send('POST /api/orders/tryCharge', { viewer, body }));
  };
  const sent = () => db().attempt.count({ where: { intent: { memberId } } });
  expect(await order({})).toMatchObject({ status: 'ko', message: 'card_declined' });
  expect(await order({})).toMatchObject({ status: 'ko', message: 'already declined' });
  expect(await sent()).toBe(1);
  // Corrected details are sent, and so is another member's card.
  expect(await order({ cardSecurityCode: 'test_738' })).not.toMatchObject({
    message: 'already declined',
  });
  expect(await sent()).toBe(2);
  const other = await createBuyer();
  const body = charge('4111111111111111', { lastName: 'Declined' });
  const theirs = await send('POST /api/orders/tryCharge', { viewer: other.viewer, body });
  expect(await json(theirs)).toMatchObject({ message: 'card_declined' });
  clock.setOffset(DAY + MINUTE);
  expect(await order({})).toMatchObject({ message: 'card_declined' });
  clock.setOffset(0);
});

test('35: an order by a stored card sent again is answered as before, even when the card was removed', async () => {
  const { viewer, card, cardToken, memberId } = await buyerWithCard();
  const key = newKey();
  const chosen = { token: await leaveFor(viewer, key), cardToken };
  const first = await orderWith(viewer, key, chosen);
  expect(first).toMatchObject({ status: 'ok', message: 'success' });
  await db().mandate.update({ where: { id: card.id }, data: { state: 'revoked', uses: [] } });
  expect(await orderWith(viewer, key, chosen)).toEqual(first);
  expect(await db().charge.count({ where: { memberId } })).toBe(2);
});
