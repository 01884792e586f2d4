// [money §3 Plan] [money §3 Card payload]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { db } from '#lib/db/client.ts';
import { endpoints } from '#lib/http/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { publishRoute } from '#lib/payments/routes/publish-route.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { walletToken } from '../../factories/wallet-payment-method.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { charge, json, send } from './payment-calls.ts';
import { walletFlow } from './wallet-flow.ts';

/** Calls with the key of an order that order nothing. */
const CREATE_TOKEN = 'POST /api/orders/createToken';
const STATUS = 'POST /api/orders/status';

const PRICE = 2_490;
const CREDITS = 165;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { brandId, config } = await db().flowVersion.findFirstOrThrow({
    where: { brandId: 'dolcevita', code: '7' },
    orderBy: { version: 'desc' },
  });
  const row = { id: newId(), brandId, code: 'maxpay', version: 1, publishedAt: clock.now() };
  await db().flowVersion.create({ data: { ...row, config: config as object } });
  const route = { company: 'gankomedia', flowCode: 'maxpay', method: 'credit_card' } as const;
  await publishRoute(db(), { ...route, providers: ['maxpay', 'adyen'] }, clock.now());
});
afterAll(() => sandbox.stop());

/** Every name under which a price, a credit or a right could be believed, on both levels of the request. */
const CLAIMED = {
  prezzo: '0.01',
  prezzoMinor: 1,
  price: 0.01,
  priceMinor: 1,
  amount: 1,
  amountMinor: 1,
  value: 1,
  currency: 'JPY',
  valuta: 'JPY',
  vatRate: 0,
  vatMinor: 0,
  discount: 99,
  crediti: 99_999,
  crediti_promo: 99_999,
  credits: 99_999,
  bonusCredits: 99_999,
  premiumLevel: 2,
  level: 2,
  kind: 'card_check',
  periodMonths: 120,
  version: 1,
};

const tampered = (more: object = {}) => ({
  ...charge('4111111111111111'),
  ...CLAIMED,
  rateplan: { product_id: 'pack_150', ...CLAIMED },
  ...more,
});

const wallet = async (kind: 'googlepay' | 'applepay') => walletToken(sandbox.url, kind);

/** Every call that orders a plan: the member's flow, and the body with false prices. */
const CALLS: Readonly<
  Record<string, { readonly flow?: () => Promise<string>; readonly body?: () => Promise<object> }>
> = {
  'POST /api/orders/tryCharge': {},
  'POST /api/orders/trustpay/tryCharge': { flow: () => Promise.resolve('21') },
  'POST /api/orders/trustpay/intent': { flow: () => Promise.resolve('21') },
  'POST /api/orders/maxpay/tryCharge': { flow: () => Promise.resolve('maxpay') },
  'POST /api/orders/client/paypal/createOrder': { flow: walletFlow },
  'POST /api/orders/mollie/createPayment': {},
  'POST /api/orders/googlePay/paymentData': {
    body: async () => ({
      request: tampered(),
      response: {
        ...CLAIMED,
        paymentMethodData: { tokenizationData: { token: await wallet('googlepay') } },
      },
    }),
  },
  'POST /api/orders/applePay/authorize': {
    body: async () => tampered({ token: await wallet('applepay') }),
  },
};

/** Whether a call orders something: it takes the confirmation of the order button. */
function isOrder(body: z.ZodType | undefined): boolean {
  const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(schema ?? null).includes('"idempotencyKey"');
}

describe('a price from the browser', () => {
  test('is tried in every order call', () => {
    const orders = [...endpoints.entries()].filter(([, { endpoint }]) => isOrder(endpoint.body));
    const known = [...Object.keys(CALLS), CREATE_TOKEN, STATUS];
    expect(orders.map(([key]) => key).sort()).toEqual(known.sort());
  });

  test.each(Object.entries(CALLS))('changes nothing in %s', async (key, { flow, body }) => {
    const { viewer, memberId } = await createBuyer(flow ? { flowCode: await flow() } : {});
    const answer = await send(key, { viewer, body: (await body?.()) ?? tampered() });
    expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 200 });
    const attempt = await db().attempt.findFirstOrThrow({
      where: { intent: { memberId } },
      include: { intent: { include: { planVersion: true } }, charge: true },
    });
    expect(attempt).toMatchObject({ amountMinor: PRICE, currency: 'EUR', company: 'gankomedia' });
    expect(attempt.intent).toMatchObject({
      amountMinor: PRICE,
      currency: 'EUR',
      planVersion: { productId: 'pack_150' },
      offer: { priceMinor: PRICE, credits: 150, bonusCredits: CREDITS - 150 },
    });
    // What the provider was asked for: it reports this amount with each payment, and another one is an incident.
    expect(['captured', 'requires_action']).toContain(attempt.state);
    const { bought } = await db().creditAccount.findUniqueOrThrow({ where: { memberId } });
    expect(bought).toBe(attempt.charge ? CREDITS : 0);
    expect(attempt.charge?.amountMinor ?? PRICE).toBe(PRICE);
    const incidents = await db().auditEntry.count({ where: { subject: attempt.reference } });
    expect(incidents).toBe(0);
  });

  test.each([
    ['of another version', { product_id: 'pack_150', version: 0, id: newId() }, 200],
    ['with spaces', 'pack_150 ', 404],
    ['in capitals', 'PACK_150', 404],
    ['of the prototype', '__proto__', 404],
    ['in a list', ['pack_50', 'pack_150'], 422],
    ['as a number', -150, 422],
  ])('a plan %s is sold at its price or not at all', async (_what, rateplan, status) => {
    const { viewer, memberId } = await createBuyer();
    const body = charge('4111111111111111', { rateplan });
    expect((await send('POST /api/orders/tryCharge', { viewer, body })).status).toBe(status);
    const paid = await db().charge.findMany({ where: { memberId } });
    expect(paid.map(({ amountMinor }) => amountMinor)).toEqual(status === 200 ? [PRICE] : []);
  });

  test('changes nothing in a card check, which costs and grants nothing', async () => {
    const { viewer, memberId } = await createBuyer();
    const body = tampered({ rateplan: { product_id: 'card_check', ...CLAIMED } });
    await send('POST /api/orders/tryCharge', { viewer, body });
    const intent = await db().intent.findFirstOrThrow({ where: { memberId } });
    expect(intent).toMatchObject({ amountMinor: 0, purpose: 'card_check' });
    const account = await db().creditAccount.findUniqueOrThrow({ where: { memberId } });
    expect(account).toMatchObject({ bought: 0, subscription: 0 });
  });

  test('changes nothing in what is refunded', async () => {
    const buyer = await createBuyer();
    const { viewer, memberId } = buyer;
    const { intent } = await buy(buyer, 'pack_50');
    const claimed = { ...CLAIMED, refundMinor: 99_000, creditsRemoved: 0, by: 'time' };
    const body = { orderId: intent.publicId, expectedMinor: 991, ...claimed };
    const more = await json(await send('POST /api/orders/withdraw', { viewer, body }));
    expect(more).toMatchObject({ code: 'offer_changed' });
    const whole = { viewer, body: { ...body, expectedMinor: 1 } };
    expect(await json(await send('POST /api/orders/withdraw', whole))).toMatchObject({
      refundMinor: 990,
    });
    expect(await json(await send('POST /api/orders/guarantee', whole))).toMatchObject({
      code: 'refund_closed',
    });
    const refunds = await db().refund.findMany({ where: { attempt: { intent: { memberId } } } });
    expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([990]);
  });

  test('changes nothing in a change of plan', async () => {
    const buyer = await createBuyer();
    const { viewer, memberId } = buyer;
    await buy(buyer, 'sub_1m');
    const body = { rateplan: 'sub_3m', plan: 'sub_3m', acceptOrder: true, ...CLAIMED };
    const changed = await json(await send('POST /api/orders/changePlan', { viewer, body }));
    const { priceMinor } = await db().planVersion.findFirstOrThrow({
      where: { productId: 'sub_3m' },
      orderBy: { version: 'desc' },
    });
    expect(changed).toMatchObject({ prezzoMinor: priceMinor });
    const subscription = await db().subscription.findFirstOrThrow({ where: { memberId } });
    expect(subscription.nextPlanVersionId).not.toBeNull();
  });
});
