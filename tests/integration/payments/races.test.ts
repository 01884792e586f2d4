import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { tryCharge, type Order } from '#lib/payments/orders/try-charge.ts';
import { refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { renewalsWork } from '#lib/payments/renewals/renew.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { guaranteeOrder } from '#lib/payments/withdrawal/guarantee-order.ts';
import { withdrawOrder } from '#lib/payments/withdrawal/withdraw-order.ts';
import { cardOrder } from '../../factories/card-order.ts';
import { createBuyer } from '../../factories/order.ts';
import { runMoney } from '../../factories/money-works.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { json, send } from './payment-calls.ts';
import { chargesOf, sound, subscriber, subscriptionOf } from './subscribers.ts';

const { bank, charges, setNotices, usually } = simulatedBank();
installProvider(bank);
afterEach(() => {
  usually(() => 'taken');
});
afterAll(() => {
  clock.setOffset(0);
});

const brand = brandById('dolcevita');
if (!brand) throw new Error('brand not found');

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

let counter = 0;
const newKey = () => {
  counter += 1;
  return `race-key-${counter}-${process.pid}`;
};

/** An order on the simulated provider, which charges at once. */
async function mollieOrder({ token }: Buyer, key: string, productId = 'pack_50'): Promise<Order> {
  const order = await cardOrder({ token, key, productId });
  return { ...order, method: 'mollie', paymentMethod: { kind: 'hosted' } };
}

/** The codes of the refused ones. */
function codesOf(settled: readonly PromiseSettledResult<unknown>[]): readonly string[] {
  return settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    if (!isAppError(one.reason)) throw one.reason;
    return [one.reason.code];
  });
}

const chargedFor = (keys: readonly string[]) =>
  charges.filter(({ reference }) => keys.includes(reference)).length;

async function referencesOf(memberId: string) {
  const attempts = await db().attempt.findMany({ where: { intent: { memberId } } });
  return attempts.map(({ reference }) => reference);
}

describe('purchases at the same time', () => {
  test('with one key are charged once, and every copy is answered with that order', async () => {
    const buyer = await createBuyer();
    const order = await mollieOrder(buyer, newKey());
    const settled = await Promise.allSettled(Array.from({ length: 8 }, () => tryCharge(order)));
    // A copy that arrives during the charge may be told to wait; its repetition gets the result.
    expect(new Set(codesOf(settled))).toEqual(new Set(codesOf(settled).slice(0, 1)));
    expect(['payment_in_progress', undefined]).toContain(codesOf(settled)[0]);
    const again = await tryCharge(order);
    expect(again).toMatchObject({ state: 'captured', outcome: 'success' });
    const orders = settled.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.orderId] : [],
    );
    expect(new Set([...orders, again.orderId]).size).toBe(1);
    expect(chargedFor(await referencesOf(buyer.memberId))).toBe(1);
    expect(await chargesOf(buyer.memberId)).toHaveLength(1);
    await sound(clock.now());
  });

  test('with a key each charge what they grant, and never leave a charge without its purchase', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const orders = await Promise.all([1, 2, 3, 4].map(() => mollieOrder(buyer, newKey())));
    codesOf(await Promise.allSettled(orders.map(tryCharge)));
    const paid = await chargesOf(memberId);
    const refunds = await db().refund.findMany({ where: { attempt: { intent: { memberId } } } });
    expect(paid.length).toBeGreaterThan(0);
    // Money that bought nothing is on its way back.
    expect(chargedFor(await referencesOf(memberId))).toBe(paid.length + refunds.length);
    const { bought } = await db().creditAccount.findUniqueOrThrow({ where: { memberId } });
    expect(bought).toBe(50 * paid.length);
    await sound(clock.now());
  });

  test('of two plans that renew leave one that renews', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const orders = await Promise.all(
      ['sub_1m', 'sub_3m'].map((product) => mollieOrder(buyer, newKey(), product)),
    );
    codesOf(await Promise.allSettled(orders.map(tryCharge)));
    const renewing = await db().subscription.count({
      where: { memberId, cancelAtPeriodEnd: false, endedAt: null },
    });
    expect(renewing).toBe(1);
    await sound(clock.now());
  });
});

describe('the key of another member', () => {
  test('names an order of one’s own, and tells nothing of theirs', async () => {
    const [theirs, own] = [await createBuyer(), await createBuyer()];
    const key = newKey();
    const first = await tryCharge(await mollieOrder(theirs, key, 'pack_150'));
    const asked = { viewer: own.viewer, body: { idempotencyKey: key } };
    expect(await json(await send('POST /api/orders/status', asked))).toMatchObject({
      result: false,
      data: { orderId: null },
    });
    const second = await tryCharge(await mollieOrder(own, key));
    expect(second.orderId).not.toBe(first.orderId);
    expect((await chargesOf(own.memberId)).map(({ amountMinor }) => amountMinor)).toEqual([990]);
    expect((await chargesOf(theirs.memberId)).map(({ amountMinor }) => amountMinor)).toEqual([
      2_490,
    ]);
    const status = await json(await send('POST /api/orders/status', asked));
    expect(status).toMatchObject({ data: { orderId: second.orderId } });
  });

  test('used by both at once makes two orders', async () => {
    const buyers = await Promise.all([createBuyer(), createBuyer()]);
    const key = newKey();
    const orders = await Promise.all(buyers.map((buyer) => mollieOrder(buyer, key)));
    const done = await Promise.all(orders.map(tryCharge));
    expect(new Set(done.map(({ orderId }) => orderId)).size).toBe(2);
    for (const { memberId } of buyers) expect(await chargesOf(memberId)).toHaveLength(1);
  });
});

const refundsOf = (memberId: string) =>
  db().refund.findMany({
    where: { attempt: { intent: { memberId } }, state: { notIn: ['failed', 'canceled'] } },
  });

describe('refunds at the same time', () => {
  test('by the member, by the guarantee and by the desk never exceed the price, in every round', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await createBuyer();
      const { memberId } = buyer;
      const { intent, attempt } = await buy(buyer, 'pack_50');
      const now = clock.now();
      const whose = { memberId, orderId: intent.publicId, now };
      const care = { attemptId: attempt.id, kind: 'care', reason: 'test', now } as const;
      const settled = await Promise.allSettled([
        withdrawOrder({ ...whose, expectedMinor: undefined }),
        guaranteeOrder(whose),
        refundAttempt({ ...care, amountMinor: 500, idempotencyKey: `race-a-${intent.id}` }),
        refundAttempt({ ...care, amountMinor: 600, idempotencyKey: `race-b-${intent.id}` }),
        withdrawOrder({ ...whose, expectedMinor: undefined }),
      ]);
      expect(codesOf(settled).length).toBeGreaterThan(0);
      const sum = (await refundsOf(memberId)).reduce(
        (all, { amountMinor }) => all + amountMinor,
        0,
      );
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(attempt.amountMinor);
      await sound(now);
    }
  });

  test('and a chargeback: the money goes back once, or is booked as taken twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const buyer = await createBuyer();
      const { memberId } = buyer;
      const { intent, attempt } = await buy(buyer, 'pack_50');
      const { id: attemptId, amountMinor, reference } = attempt;
      const now = clock.now();
      setNotices({
        kind: 'dispute',
        stage: 'chargeback',
        state: 'open',
        providerReference: `D-${reference}`,
        paymentReference: `P-${reference}`,
        amountMinor,
        currency: 'EUR',
        reasonCode: '10.4',
        dueAt: null,
      });
      const care = { attemptId, kind: 'care', reason: 'test', now } as const;
      const delivery = { company: 'gankomedia', raw: `race-${reference}`, headers: {} };
      await receiveProviderEvent({ ...delivery, contentType: '', provider: 'mollie', now });
      const settled = await Promise.allSettled([
        processProviderEventsWork.run(now, 50),
        refundAttempt({
          ...care,
          amountMinor,
          idempotencyKey: `race-c-${intent.id}`,
        }),
        withdrawOrder({ memberId, orderId: intent.publicId, expectedMinor: undefined, now }),
      ]);
      expect(
        codesOf(settled).filter((code) => !/^(dispute_open|refund_exceeds|.*_closed)$/.test(code)),
      ).toEqual([]);
      expect(await db().dispute.findMany({ where: { attemptId } })).toMatchObject([
        { state: 'open', amountMinor },
      ]);
      const refunds = await refundsOf(memberId);
      expect(refunds.length).toBeLessThanOrEqual(1);
      await reconcileAttemptsWork.run(now, 50);
      for (const { id } of refunds) {
        await syncRefund(id, refundKnown('succeeded', { amountMinor }), now);
      }
      // No refund begins while the bank decides.
      const late = refundAttempt({
        ...care,
        amountMinor: 1,
        idempotencyKey: `race-d-${intent.id}`,
      });
      await expect(late).rejects.toMatchObject({ code: 'dispute_open' });
      const { bought } = await db().creditAccount.findUniqueOrThrow({ where: { memberId } });
      expect(bought).toBe(0);
      await sound(now);
    }
  });
});

describe('a cancellation during a renewal', () => {
  test('either prevents the charge or returns it, and nothing is charged later, in every round', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { memberId, end, token } = await subscriber();
      await runMoney(after(end, -30 * MINUTE));
      clock.setOffset(clock.offset() + end.getTime() - clock.ms() + MINUTE);
      const now = clock.now();
      await Promise.all([
        renewalsWork.run(now, 50),
        ...[1, 2].map(() => cancelSubscription(memberId, now)),
        renewalsWork.run(now, 50),
      ]);
      await runMoney(after(now, 10 * MINUTE));
      await runMoney(after(now, 20 * MINUTE));
      const sent = charges.filter(
        ({ paymentMethod }) => 'token' in paymentMethod && paymentMethod.token === token,
      );
      const paid = await chargesOf(memberId);
      const refunds = await refundsOf(memberId);
      // Charged, and then it bought the next period or is refunded; or not charged at all.
      expect(sent.length).toBeLessThanOrEqual(1);
      expect(paid.length - 1 + refunds.length).toBe(sent.length);
      expect(await subscriptionOf(memberId)).toMatchObject({ cancelAtPeriodEnd: true });
      const { periodEnd } = await subscriptionOf(memberId);
      await runMoney(after(periodEnd, 10 * MINUTE));
      expect(await chargesOf(memberId)).toHaveLength(paid.length);
      expect(await db().mandate.count({ where: { memberId, uses: { isEmpty: false } } })).toBe(0);
      await sound(clock.now());
    }
  });
});
