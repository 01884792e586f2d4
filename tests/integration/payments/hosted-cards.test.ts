// [money §7 POST /api/orders/trustpay/checkTransactionStatus]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { publishRoute } from '#lib/payments/routes/publish-route.ts';
import type { ThreeDs } from '#lib/payments/attempts/three-ds.ts';
import { listPaymentOptions } from '#lib/payments/options/payment-options.ts';
import { createBuyer } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { numberOf, typeCard } from '../../../sandbox/tests/hosted-page.ts';
import { json, send } from './payment-calls.ts';

let sandbox: Sandbox;

/** Flows that route cards to each provider: one from the seed, one created in this file. */
const FLOWS = { trustpay: '21', maxpay: 'maxpay' } as const;

/** Publishes a copy of the usual flow with a route of its own. */
async function flowByMaxpay(): Promise<void> {
  const { brandId, config } = await db().flowVersion.findFirstOrThrow({
    where: { brandId: 'dolcevita', code: '7' },
    orderBy: { version: 'desc' },
  });
  const code = FLOWS.maxpay;
  const row = { id: newId(), brandId, code, version: 1, publishedAt: clock.now() };
  await db().flowVersion.create({ data: { ...row, config: config as object } });
  const route = { company: 'gankomedia', flowCode: code, method: 'credit_card' } as const;
  await publishRoute(db(), { ...route, providers: ['maxpay', 'adyen'] }, clock.now());
}

beforeAll(async () => {
  sandbox = await startSandbox();
  await flowByMaxpay();
});
afterAll(() => sandbox.stop());

const TRUSTPAY = 'POST /api/orders/trustpay/tryCharge';
const MAXPAY = 'POST /api/orders/maxpay/tryCharge';
const INTENT = 'POST /api/orders/trustpay/intent';
const CHECK = 'POST /api/orders/trustpay/checkPayment';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

const buyerOf = (provider: keyof typeof FLOWS) => createBuyer({ flowCode: FLOWS[provider] });

let keys = 0;
const order = (more: Readonly<Record<string, unknown>> = {}) => {
  keys += 1;
  return {
    rateplan: { product_id: 'pack_150', prezzo: '0.01' },
    acceptOrder: true,
    startNow: true,
    idempotencyKey: `hosted-key-${keys}`,
    ...more,
  };
};

type Made = Readonly<Record<string, unknown>> & {
  readonly threeDS: ThreeDs | null;
  readonly data: { readonly orderId: string };
};

async function ordered(key: string, { viewer }: Buyer, body = order()): Promise<Made> {
  const answer = await send(key, { viewer, body });
  expect(answer.status).toBe(200);
  return (await json(answer)) as unknown as Made;
}

const checked = async ({ viewer }: Buyer, orderId: string) =>
  json(await send(CHECK, { viewer, body: { orderId } }));

async function bought({ memberId }: Buyer): Promise<number> {
  return (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).bought;
}

function instanceOf({ threeDS }: Made): string {
  if (threeDS?.type !== 'frame') throw new Error('the order has no payment page in a frame');
  return threeDS.then.data['instanceId'] ?? '';
}

const pay = (instanceId: string, name: Parameters<typeof numberOf>[0]) =>
  typeCard(`${sandbox.url}/trustpay/pay/${instanceId}`, numberOf(name));

describe('an order at TrustPay', () => {
  test('returns the hidden page and the form, and the same ones on a second press', async () => {
    const buyer = await buyerOf('trustpay');
    const body = order();
    const made = await ordered(TRUSTPAY, buyer, body);
    expect(made).toMatchObject({ status: 'ok', payment_system: 'trustpay' });
    expect(instanceOf(await ordered(TRUSTPAY, buyer, body))).toBe(instanceOf(made));
    const page = await fetch(`${sandbox.url}/trustpay/pay/${instanceOf(made)}`);
    const text = await page.text();
    expect(text).toContain('lang="it"');
    expect(text).not.toContain('0,01');
  });

  test('is paid when the provider confirms it, whoever asks', async () => {
    const buyer = await buyerOf('trustpay');
    const made = await ordered(TRUSTPAY, buyer);
    const { orderId } = made.data;
    expect(await checked(buyer, orderId)).toMatchObject({
      result: true,
      message: 'pending',
      paymentStatus: '000.200.000',
    });
    expect(await bought(buyer)).toBe(0);
    await pay(instanceOf(made), 'success');
    expect(await checked(buyer, orderId)).toMatchObject({
      message: 'success',
      paymentStatus: '000.000.000',
      data: { orderId },
    });
    expect(await checked(buyer, orderId)).toMatchObject({ paymentStatus: '000.000.000' });
    expect(await bought(buyer)).toBe(165);
    const stranger = await buyerOf('trustpay');
    const answer = await send(CHECK, { viewer: stranger.viewer, body: { orderId } });
    expect(answer.status).toBe(404);
  });

  test('is reported as open while its bank decides', async () => {
    const buyer = await buyerOf('trustpay');
    const made = await ordered(TRUSTPAY, buyer);
    await pay(instanceOf(made), 'pending');
    expect(await checked(buyer, made.data.orderId)).toMatchObject({ message: 'open' });
    expect(await bought(buyer)).toBe(0);
  });

  test('can return its instance alone for a page that is opened later', async () => {
    const buyer = await buyerOf('trustpay');
    const body = order();
    const intent = await ordered(INTENT, buyer, body);
    const instanceId = String(intent['instanceId']);
    // The same order returns the same payment page.
    expect(instanceOf(await ordered(TRUSTPAY, buyer, body))).toBe(instanceId);
    await pay(instanceId, 'insufficient_funds');
    expect(await checked(buyer, intent.data.orderId)).toMatchObject({
      message: 'insufficient_funds',
      paymentStatus: '800.100.155',
    });
  });

  test('refuses text with a card number', async () => {
    const { viewer, memberId } = await buyerOf('trustpay');
    const body = order({ city: '4111 1111 1111 1111' });
    for (const key of [TRUSTPAY, INTENT, MAXPAY]) {
      expect(await json(await send(key, { viewer, body }))).toMatchObject({
        code: 'card_data_refused',
      });
    }
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
  });

  test('is found on its return page by the instance', async () => {
    const buyer = await buyerOf('trustpay');
    const made = await ordered(TRUSTPAY, buyer);
    const instanceId = instanceOf(made);
    await pay(instanceId, 'frictionless');
    const answer = await send('POST /api/orders/trustpay/checkTransactionStatus', {
      viewer: buyer.viewer,
      body: { instanceId, orderId: made.data.orderId },
    });
    expect(await json(answer)).toMatchObject({ result: true, message: 'success' });
    expect(await bought(buyer)).toBe(165);
  });
});

test('an order at Maxpay returns its page address and is found by its reference', async () => {
  const buyer = await buyerOf('maxpay');
  const made = await ordered(MAXPAY, buyer);
  expect(made).toMatchObject({ payment_system: 'maxpay', threeDS: { type: 'acs' } });
  const { threeDS, data } = made;
  if (threeDS?.type !== 'acs') throw new Error('the order has no payment page address');
  const { reference } = threeDS;
  await typeCard(`${sandbox.url}/maxpay/pay/${reference}`, numberOf('expired_card'));
  const body = { reference, orderId: data.orderId };
  const answer = await send('POST /api/orders/maxpay/checkTransactionStatus', {
    viewer: buyer.viewer,
    body,
  });
  expect(await json(answer)).toMatchObject({ result: true, message: 'expired_card' });
  expect(await bought(buyer)).toBe(0);
});

describe('the payment page', () => {
  const formFor = async (brandId: string, flowCode: string, planKind: string) => {
    const brand = brandById(brandId);
    if (!brand) throw new Error('brand not found');
    const methods = ['credit_card'];
    const { memberId } = await createBuyer();
    const asked = { memberId, methods, flowCode, planKind, brand, now: clock.now() };
    const [offered] = await listPaymentOptions(asked);
    return offered?.details;
  };

  test('shows where the card is typed, by the route of company and flow', async () => {
    expect(await formFor('dolcevita', '21', 'pack')).toEqual({
      form: 'hosted',
      provider: 'trustpay',
      name: 'TrustPay',
    });
    expect(await formFor('fuego', '21', 'subscription')).toEqual({
      form: 'hosted',
      provider: 'maxpay',
      name: 'Maxpay',
    });
    expect(await formFor('dolcevita', '7', 'pack')).toMatchObject({ form: 'fields' });
  });

  test('follows a newly published route', async () => {
    expect(await formFor('dolcevita', FLOWS.maxpay, 'pack')).toMatchObject({ name: 'Maxpay' });
  });

  test('verifies a card in our own fields, since a provider’s page cannot take a zero amount', async () => {
    expect(await formFor('dolcevita', '21', 'card_check')).toMatchObject({ form: 'fields' });
  });
});
