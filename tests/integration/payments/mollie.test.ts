import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/process-provider-events.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import { mollie } from '#lib/payments/providers/mollie/adapter.ts';
import { receiveProviderEvent } from '#lib/payments/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/reconcile-attempts.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { json, send } from './payment-calls.ts';
import { hostedOrder as order } from './wallet-flow.ts';

const CREATE = 'POST /api/orders/mollie/createPayment';
const CHECK = 'POST /api/orders/mollie/checkTransactionStatus';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => Promise.resolve());
});
afterAll(() => sandbox.stop());

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

type Made = {
  readonly _links: { readonly checkout: { readonly href: string } };
  readonly data: { readonly orderId: string };
};

async function ordered(body = order(), buyer?: Buyer) {
  const who = buyer ?? (await createBuyer());
  const answer = await send(CREATE, { viewer: who.viewer, body });
  expect(answer.status).toBe(200);
  const made = (await json(answer)) as Made & Record<string, unknown>;
  return { buyer: who, made, href: made._links.checkout.href, orderId: made.data.orderId };
}

/** The buyer's choice on the checkout page; where they come back to. */
async function choose(href: string, ending: string, reason = ''): Promise<URL> {
  const body = new URLSearchParams({ ending, reason });
  const answer = await fetch(href, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

const check = async ({ viewer }: Buyer, orderId: string | null) =>
  json(await send(CHECK, { viewer, body: { orderId } }));

const bought = async ({ memberId }: Buyer) =>
  (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).bought;

const attemptOf = (orderId: string) =>
  db().attempt.findFirstOrThrow({
    where: { intent: { publicId: orderId } },
    include: { intent: true, disputes: true },
  });

/** Takes in so many nudges about the order's payment, as they arrived. */
async function takeIn(orderId: string, count = 1): Promise<void> {
  const { providerReference } = await attemptOf(orderId);
  const arrived = () =>
    sandbox.deliveries.filter(({ raw }) => raw === `id=${providerReference ?? ''}`);
  for (let tries = 0; arrived().length < count; tries += 1) {
    if (tries === 200) throw new Error('no nudge came');
    await sleep(50);
  }
  await receiveProviderEvent({ ...arrived()[count - 1], now: clock.now() } as never);
  await processProviderEventsWork.run(clock.now(), 100);
}

describe('an order on the provider’s page', () => {
  test('is paid at our price, and its return page brings back nothing but the order', async () => {
    const body = order();
    const { buyer, made, href, orderId } = await ordered(body);
    expect(made).toMatchObject({
      ...{ status: 'ok', message: 'authentication_required', payment_system: 'mollie' },
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
        ...{ result: true, message: 'success', data: { orderId } },
      });
    }
    await takeIn(orderId);
    expect(await bought(buyer)).toBe(165);
    expect((await attemptOf(orderId)).threeDs).toBe(true);
  });

  test('of a pack makes no customer, and that of a subscription one a member', async () => {
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

  test('whose customer the provider forgot begins with a new one', async () => {
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
  ])('that ends %s %s says %s and can be tried again', async (ending, reason, message, state) => {
    const { buyer, href, orderId } = await ordered();
    await choose(href, ending, reason);
    expect(await check(buyer, orderId)).toMatchObject({ message });
    const attempt = await attemptOf(orderId);
    expect([attempt.state, attempt.intent.state]).toEqual([state, 'requires_method']);
    expect(await bought(buyer)).toBe(0);
  });

  test('that nobody came back from is paid by the nudge, or found by asking', async () => {
    const told = await ordered();
    await choose(told.href, 'paid');
    await takeIn(told.orderId);
    expect(await bought(told.buyer)).toBe(165);
    const silent = await ordered();
    const { reference } = await attemptOf(silent.orderId);
    await sandbox.fault({
      ...{ provider: 'mollie', operation: 'checkout', kind: 'no_webhook', reference },
    });
    await choose(silent.href, 'paid');
    await reconcileAttemptsWork.run(after(clock.now(), 61 * MINUTE), 100);
    expect(await bought(silent.buyer)).toBe(165);
  });

  test('is nobody else’s', async () => {
    const { href, orderId } = await ordered();
    await choose(href, 'paid');
    const stranger = await createBuyer();
    const answer = await send(CHECK, { viewer: stranger.viewer, body: { orderId } });
    expect(answer.status).toBe(404);
    expect((await attemptOf(orderId)).state).toBe('requires_action');
  });

  test('takes no text that holds a card', async () => {
    const { viewer, memberId } = await createBuyer();
    const body = order({ city: '4111 1111 1111 1111' });
    expect(await json(await send(CREATE, { viewer, body }))).toMatchObject({
      code: 'card_data_refused',
    });
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
  });
});

describe('what the provider tells', () => {
  const receive = (raw: string, company = 'gankomedia') =>
    receiveProviderEvent({
      ...{ provider: 'mollie', company, raw, headers: {}, now: clock.now() },
      contentType: 'application/x-www-form-urlencoded',
    });

  test('moves nothing by itself: the payment is asked, and only its own company hears', async () => {
    const { buyer, href, orderId } = await ordered();
    const { providerReference } = await attemptOf(orderId);
    const id = providerReference ?? '';
    await receive(`id=${id}&status=paid&amount=0.01`);
    await processProviderEventsWork.run(clock.now(), 100);
    expect((await attemptOf(orderId)).state).toBe('requires_action');
    await choose(href, 'paid');
    await receive(`id=${id}`, 'iumob');
    await processProviderEventsWork.run(clock.now(), 100);
    expect(await bought(buyer)).toBe(0);
    await receive(`id=${id}`);
    await processProviderEventsWork.run(clock.now(), 100);
    expect(await bought(buyer)).toBe(165);
    const rows = await db().providerEvent.findMany({ where: { dedupeKey: { endsWith: id } } });
    expect(rows.map(({ company, state }) => [company, state]).sort()).toEqual([
      ['gankomedia', 'done'],
      ['iumob', 'done'],
    ]);
  });

  test('about a payment that nobody has is over at once', async () => {
    await receive('id=tr_nobodyhasthis');
    await processProviderEventsWork.run(clock.now(), 100);
    expect(
      await db().providerEvent.findFirst({ where: { dedupeKey: 'gankomedia:tr_nobodyhasthis' } }),
    ).toMatchObject({ state: 'done' });
  });

  test('a chargeback takes the money, its reversal gives it back, by the same kind of nudge', async () => {
    const { buyer, href, orderId } = await ordered();
    await choose(href, 'paid');
    await check(buyer, orderId);
    const { reference } = await attemptOf(orderId);
    const claim = (reversed: boolean) =>
      fetch(`${sandbox.url}/mollie/webhook/chargeback`, {
        method: 'POST',
        body: JSON.stringify({ reference, reversed }),
      });
    await claim(false);
    await takeIn(orderId, 2);
    expect((await attemptOf(orderId)).disputes).toMatchObject([
      { state: 'lost', kind: 'chargeback', amountMinor: 2_490 },
    ]);
    expect(await bought(buyer)).toBe(0);
    await claim(true);
    await takeIn(orderId, 3);
    expect((await attemptOf(orderId)).disputes).toMatchObject([{ state: 'won' }]);
    expect(await bought(buyer)).toBe(165);
  });
});

describe('a renewal', () => {
  async function subscribed(ending: string) {
    const { viewer } = await createBuyer();
    const means = { kind: 'hosted' } as const;
    const made = await createOrder({ viewer, provider: 'mollie', means, productId: 'sub_3m' });
    const first = await mollie.charge(made.request);
    if (first.action?.type !== 'redirect') throw new Error('no checkout page');
    await choose(first.action.url, ending);
    const { providerReference } = first;
    const paid = await mollie.inquire(
      { ...made.attempt, providerReference, result: {} },
      undefined,
    );
    const reference = `${made.request.reference}-2`;
    const request: ChargeRequest = {
      ...{ ...made.request, reference, idempotencyKey: reference },
      means: { kind: 'stored', token: paid.stored?.token ?? '' },
      ...{ purpose: 'renewal', initiator: 'merchant', sca: 'none', cardOnFile: 'renewal' },
      ...{ store: false, browser: null },
    };
    return {
      request,
      attempt: { ...made.attempt, reference, providerReference: null, result: {} },
    };
  }

  test.each([
    ['paid', 'success'],
    ['paid_once', 'insufficient_funds'],
  ])('of one that was %s comes to %s without its buyer', async (ending, outcome) => {
    const { request } = await subscribed(ending);
    expect(await mollie.charge(request)).toMatchObject({
      ...{ reference: request.reference, outcome, threeDs: false, action: null, stored: null },
    });
  });

  test('whose answer was lost is found among the customer’s payments, also when its key is forgotten', async () => {
    const { request, attempt } = await subscribed('paid');
    const { reference } = request;
    await sandbox.fault({
      ...{ provider: 'mollie', operation: 'payments', kind: 'lost_answer', reference },
    });
    expect(await mollie.charge(request)).toMatchObject({ state: 'unknown', technical: false });
    const forgotten = { ...request, idempotencyKey: 'forgotten' };
    for (const _ of [1, 2]) {
      expect(await mollie.inquire(attempt, forgotten)).toMatchObject({
        ...{ state: 'captured', reference },
      });
    }
    const books = await fetch(`${sandbox.url}/mollie/payments.json?reference=${reference}`);
    expect(await books.json()).toHaveLength(1);
  });
});
