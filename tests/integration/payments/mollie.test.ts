// [money §7 POST /api/orders/mollie/checkTransactionStatus] [money §7 POST /api/orders/mollie/createPayment]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { createBuyer } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import {
  attemptOf,
  bought,
  check,
  CHECK,
  choose,
  CREATE,
  ordered,
  takeIn,
} from './mollie-steps.ts';
import { json, send } from './payment-calls.ts';
import { hostedOrder as order } from './wallet-flow.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

describe('an order on the provider’s page', () => {
  test('is paid at our price, and its return address contains only the order id', async () => {
    const body = order();
    const { buyer, made, href, orderId } = await ordered(body);
    expect(made).toMatchObject({
      status: 'ok',
      message: 'authentication_required',
      payment_system: 'mollie',
    });
    expect((await ordered(body, buyer)).href).toBe(href);
    const page = await (await fetch(href)).text();
    expect(page).toContain('lang="it"');
    expect(page).toContain('24,90');
    expect(await check(buyer, orderId)).toMatchObject({ message: 'pending' });
    const back = await choose(href, 'paid');
    expect([back.pathname, [...back.searchParams.keys()]]).toEqual([
      '/mollie/paymentCheck',
      ['order'],
    ]);
    for (const _ of [1, 2]) {
      expect(await check(buyer, back.searchParams.get('order'))).toMatchObject({
        result: true,
        message: 'success',
        data: { orderId },
      });
    }
    await takeIn(sandbox, orderId);
    expect(await bought(buyer)).toBe(165);
    expect((await attemptOf(orderId)).threeDs).toBe(true);
  });

  test('of a pack creates no customer, and that of a subscription one per member', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    await ordered(order(), buyer);
    expect(await db().providerCustomer.count({ where: { memberId } })).toBe(0);
    const plan = { rateplan: { product_id: 'sub_3m' } };
    await ordered(order(plan), buyer);
    const { href, orderId } = await ordered(order(plan), buyer);
    const customers = await db().providerCustomer.findMany({ where: { memberId } });
    expect(customers).toMatchObject([{ provider: 'mollie', company: 'gankomedia' }]);
    await choose(href, 'paid');
    expect(await check(buyer, orderId)).toMatchObject({ message: 'success' });
    const [mandate] = await db().mandate.findMany({ where: { memberId } });
    expect(mandate?.token).toMatch(new RegExp(`^${customers[0]?.customer ?? ''}/mdt_\\w+$`));
    expect(mandate).toMatchObject({ cardBrand: 'visa', lastFour: '1111', expiresOn: '03/2030' });
  });

  test('whose customer the provider has deleted creates a new one', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const place = { memberId, provider: 'mollie', company: 'gankomedia' };
    await db().providerCustomer.create({ data: { ...place, customer: 'cst_forgotten' } });
    const plan = { rateplan: { product_id: 'sub_3m' } };
    const answer = await send(CREATE, { viewer: buyer.viewer, body: order(plan) });
    expect(await json(answer)).toMatchObject({ status: 'ko', message: 'riprova' });
    await ordered(order(plan), buyer);
  });

  test.each([
    ['failed', 'insufficient_funds', 'insufficient_funds', 'refused'],
    ['failed', 'lost_card', 'lost_or_stolen', 'refused'],
    ['canceled', '', 'riprova', 'canceled'],
    ['expired', '', 'riprova', 'expired'],
  ])(
    'that ends %s %s answers %s and can be tried again',
    async (ending, reason, message, state) => {
      const { buyer, href, orderId } = await ordered();
      await choose(href, ending, reason);
      expect(await check(buyer, orderId)).toMatchObject({ message });
      const attempt = await attemptOf(orderId);
      expect([attempt.state, attempt.intent.state]).toEqual([state, 'requires_method']);
      expect(await bought(buyer)).toBe(0);
    },
  );

  test('whose buyer never returned is paid by the notification, or found by a query', async () => {
    const nudged = await ordered();
    await choose(nudged.href, 'paid');
    await takeIn(sandbox, nudged.orderId);
    expect(await bought(nudged.buyer)).toBe(165);
    const silent = await ordered();
    const { reference } = await attemptOf(silent.orderId);
    await sandbox.fault({
      provider: 'mollie',
      operation: 'checkout',
      kind: 'no_webhook',
      reference,
    });
    await choose(silent.href, 'paid');
    await reconcileAttemptsWork.run(after(clock.now(), 61 * MINUTE), 100);
    expect(await bought(silent.buyer)).toBe(165);
  });

  test('that was closed meanwhile and is paid all the same is refunded', async () => {
    const first = await ordered();
    await ordered(order(), first.buyer);
    await choose(first.href, 'paid');
    await takeIn(sandbox, first.orderId);
    expect(await bought(first.buyer)).toBe(0);
    expect(await check(first.buyer, first.orderId)).toMatchObject({ data: { returned: true } });
    await reconcileAttemptsWork.run(clock.now(), 100);
    await takeIn(sandbox, first.orderId, 2);
    const { id, reference } = await attemptOf(first.orderId);
    expect(await db().refund.findMany({ where: { attemptId: id } })).toMatchObject([
      { kind: 'late', state: 'succeeded', amountMinor: 2_490 },
    ]);
    const response = await fetch(`${sandbox.url}/mollie/payments.json?reference=${reference}`);
    expect(await response.json()).toMatchObject([{ refundedMinor: 2_490 }]);
  });

  test('is not found for another member', async () => {
    const { href, orderId } = await ordered();
    await choose(href, 'paid');
    const stranger = await createBuyer();
    const answer = await send(CHECK, { viewer: stranger.viewer, body: { orderId } });
    expect(answer.status).toBe(404);
    expect((await attemptOf(orderId)).state).toBe('requires_action');
  });

  test('refuses text with a card number', async () => {
    const { viewer, memberId } = await createBuyer();
    const body = order({ city: '4111 1111 1111 1111' });
    expect(await json(await send(CREATE, { viewer, body }))).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
  });
});
