// [money §7 POST /api/webhooks/mollie]
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import { mollie } from '#lib/payments/providers/mollie/adapter.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';
import { attemptOf, bought, check, choose, ordered, takeIn } from './mollie-steps.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

describe('a notification of the provider', () => {
  const receive = (raw: string, company = 'gankomedia') =>
    receiveProviderEvent({
      provider: 'mollie',
      company,
      raw,
      headers: {},
      now: clock.now(),
      contentType: 'application/x-www-form-urlencoded',
    });

  test('changes nothing by itself: the payment is queried, for its own company only', async () => {
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

  test('33: about an unknown payment is accepted, and stores and asks nothing', async () => {
    const { providerEvent } = db();
    const before = await providerEvent.count();
    for (let at = 0; at < 100; at += 1) {
      expect(await receive(`id=tr_nobody${String(at)}`)).toEqual(mollie.accepted);
    }
    expect(await providerEvent.count()).toBe(before);
  });

  test('33: that arrives before the answer to the charge is stored', async () => {
    const { attempt } = await createOrder({
      viewer: (await createBuyer()).viewer,
      provider: 'mollie',
      method: 'mollie',
      paymentMethod: { kind: 'hosted' },
    });
    const state = { state: 'submitting' } as const;
    await db().attempt.update({ where: { id: attempt.id }, data: state });
    await receive('id=tr_early0001');
    const stored = { where: { dedupeKey: 'gankomedia:tr_early0001' } };
    expect(await db().providerEvent.findFirst(stored)).toMatchObject({ state: 'received' });
    await db().providerEvent.deleteMany(stored);
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'error' } });
  });

  test('about a chargeback takes the credits, and about its reversal returns them', async () => {
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
    await takeIn(sandbox, orderId, 2);
    expect((await attemptOf(orderId)).disputes).toMatchObject([
      { state: 'lost', kind: 'chargeback', amountMinor: 2_490 },
    ]);
    expect(await bought(buyer)).toBe(0);
    await claim(true);
    await takeIn(sandbox, orderId, 3);
    expect((await attemptOf(orderId)).disputes).toMatchObject([{ state: 'won' }]);
    expect(await bought(buyer)).toBe(165);
  });
});

describe('a renewal', () => {
  async function subscribed(ending: string) {
    const { viewer } = await createBuyer();
    const paymentMethod = { kind: 'hosted' } as const;
    const made = await createOrder({
      viewer,
      provider: 'mollie',
      paymentMethod,
      productId: 'sub_3m',
    });
    const first = await mollie.charge(made.request);
    if (first.action?.type !== 'redirect') throw new Error('the order has no checkout page');
    await choose(first.action.url, ending);
    const { providerReference } = first;
    const paid = await mollie.inquire(
      { ...made.attempt, providerReference, result: {} },
      undefined,
    );
    const reference = `${made.request.reference}-2`;
    const request: ChargeRequest = {
      ...made.request,
      reference,
      idempotencyKey: reference,
      paymentMethod: { kind: 'stored', token: paid.stored?.token ?? '' },
      purpose: 'renewal',
      initiator: 'merchant',
      sca: 'none',
      cardOnFile: 'renewal',
      store: false,
      browser: null,
    };
    return {
      request,
      attempt: { ...made.attempt, reference, providerReference: null, result: {} },
    };
  }

  test.each([
    ['paid', 'success'],
    ['paid_once', 'insufficient_funds'],
  ])('of one that was %s ends with %s without its buyer', async (ending, outcome) => {
    const { request } = await subscribed(ending);
    expect(await mollie.charge(request)).toMatchObject({
      reference: request.reference,
      outcome,
      threeDs: false,
      action: null,
      stored: null,
    });
  });

  test('whose answer was lost is found among the customer’s payments, also when its key has expired', async () => {
    const { request, attempt } = await subscribed('paid');
    const { reference } = request;
    await sandbox.fault({
      provider: 'mollie',
      operation: 'payments',
      kind: 'lost_answer',
      reference,
    });
    expect(await mollie.charge(request)).toMatchObject({ state: 'unknown', technical: false });
    const forgotten = { ...request, idempotencyKey: 'forgotten' };
    for (const _ of [1, 2]) {
      expect(await mollie.inquire(attempt, forgotten)).toMatchObject({
        state: 'captured',
        reference,
      });
    }
    const response = await fetch(`${sandbox.url}/mollie/payments.json?reference=${reference}`);
    expect(await response.json()).toHaveLength(1);
  });
});
