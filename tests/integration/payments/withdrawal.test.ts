// [money §8 withdrawal_closed]
import { afterEach, describe, expect, test } from '@jest/globals';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { balances } from '#lib/credits/queries.ts';
import { withdrawCredits } from '#lib/credits/withdraw-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { guaranteeOrder } from '#lib/payments/withdrawal/guarantee-order.ts';
import { withdrawOrder } from '#lib/payments/withdrawal/withdraw-order.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { json, send } from './payment-calls.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '#lib/payments/limits.ts';

installProvider(simulatedProvider().provider);
afterEach(() => {
  clock.setOffset(0);
});

const user = (id: string) => db().user.findUniqueOrThrow({ where: { id } });
const refundsOf = (memberId: string) =>
  db().refund.findMany({ where: { attempt: { intent: { memberId } } } });
const sound = async () => {
  expect(await checkLedger(clock.now())).toEqual([]);
};

async function spend(memberId: string, bucket: 'bought' | 'subscription', amount: number) {
  const spent = { memberId, bucket, amount, reason: 'correction' } as const;
  await inTransaction((tx) =>
    withdrawCredits(tx, { ...spent, uniqueKey: `spent:${memberId}`, now: clock.now() }),
  );
}

describe('a withdrawal', () => {
  test('from a pack refunds the credits that are left, as shown, and takes them', async () => {
    const buyer = await createBuyer();
    const { viewer, memberId } = buyer;
    const { intent } = await buy(buyer, 'pack_50');
    await spend(memberId, 'bought', 20);
    const params = { trackerId: viewer.publicId, orderId: intent.publicId };
    const key = 'GET /api/orders/withdrawal/{trackerId}/{orderId}';
    const shown = await json(await send(key, { viewer, params }));
    expect(shown).toMatchObject({ refundMinor: 594, by: 'credits', creditsRemoved: 30 });
    const body = { orderId: intent.publicId, expectedMinor: 595 };
    const less = await send('POST /api/orders/withdraw', { viewer, body });
    expect(await json(less)).toMatchObject({ code: 'offer_changed' });
    const wanted = { viewer, body: { ...body, expectedMinor: 594 } };
    const done = await send('POST /api/orders/withdraw', wanted);
    expect(await json(done)).toEqual({ refundMinor: 594, currency: 'EUR', creditsRemoved: 30 });
    expect(await balances(memberId)).toMatchObject({ bought: 0 });
    expect(await refundsOf(memberId)).toMatchObject([{ amountMinor: 594, kind: 'withdrawal' }]);
    const again = await send('POST /api/orders/withdraw', wanted);
    expect(await json(again)).toMatchObject({ code: 'withdrawal_closed' });
    const mails = { dedupeKey: `withdrawal:${intent.id}`, template: 'order_withdrawn' };
    expect(await db().mailMessage.count({ where: mails })).toBe(1);
    await sound();
  });

  test('from a later pack leaves the credits of an earlier one unchanged', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const first = await buy(buyer, 'pack_50');
    clock.setOffset(HOUR);
    const second = await buy(buyer, 'pack_150');
    await spend(memberId, 'bought', 20);
    const undo = (orderId: string) =>
      withdrawOrder({ memberId, orderId, expectedMinor: undefined, now: clock.now() });
    expect(await undo(second.intent.publicId)).toMatchObject({ credits: 165 });
    expect(await undo(first.intent.publicId)).toMatchObject({
      refundMinor: 594,
      credits: 30,
    });
    expect(await balances(memberId)).toMatchObject({ bought: 0 });
    await sound();
  });

  test('from a subscription refunds the days that are left, ends it at once and deletes the card', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const { intent, charge, token } = await buy(buyer, 'sub_1m');
    const begun = charge.at;
    const { periodEnd } = await db().subscription.findFirstOrThrow({ where: { memberId } });
    clock.setOffset(3 * DAY + HOUR);
    const whose = { memberId, orderId: intent.publicId, expectedMinor: undefined };
    const done = await withdrawOrder({ ...whose, now: clock.now() });
    const whole = periodEnd.getTime() - begun.getTime();
    expect(done.refundMinor).toBe(Math.ceil((2_490 * (whole - 3 * DAY)) / whole));
    expect(await user(memberId)).toMatchObject({ level: 0, paidUntil: null });
    expect(await balances(memberId)).toMatchObject({ subscription: 0 });
    expect(await db().subscription.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      state: 'withdrawn',
      endReason: 'withdrawn',
      cancelAtPeriodEnd: true,
    });
    const mandate = { provider_token: { provider: 'mollie', token } };
    expect(await db().mandate.findUniqueOrThrow({ where: mandate })).toMatchObject({
      state: 'revoking',
      uses: [],
    });
    await sound();
  });

  test('leaves what later purchases granted, and closes after the fourteenth day', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const { intent, charge } = await buy(buyer, 'pack_50');
    const later = { memberId, bucket: 'bought', amount: 40, reason: 'purchase' } as const;
    const key = { uniqueKey: `later:${memberId}`, now: after(clock.now(), 1_000) };
    await inTransaction((tx) => grantCredits(tx, { ...later, ...key }));
    await spend(memberId, 'bought', 60);
    const whose = { memberId, orderId: intent.publicId, expectedMinor: undefined };
    const late = withdrawOrder({ ...whose, now: after(charge.at, (WITHDRAWAL_DAYS + 1) * DAY) });
    await expect(late).rejects.toMatchObject({ code: 'withdrawal_closed' });
    const done = await withdrawOrder({
      ...whose,
      now: after(charge.at, (WITHDRAWAL_DAYS - 1) * DAY),
    });
    expect(done).toMatchObject({ refundMinor: 0, credits: 0 });
    expect(await balances(memberId)).toMatchObject({ bought: 30 });
    expect(await refundsOf(memberId)).toEqual([]);
  });

  test('requested six times at once is done once, and is not found for another member', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const { intent } = await buy(buyer, 'pack_150');
    const orderId = intent.publicId;
    const stranger = await createBuyer();
    const now = clock.now();
    const theirs = { memberId: stranger.memberId, orderId, expectedMinor: undefined, now };
    await expect(withdrawOrder(theirs)).rejects.toMatchObject({ code: 'not_found' });
    const asks = Array.from({ length: 6 }, () => withdrawOrder({ ...theirs, memberId }));
    const settled = await Promise.allSettled(asks);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refundsOf(memberId)).toHaveLength(1);
    await sound();
  });
});

describe('the guarantee', () => {
  test('refunds the first order in full, whatever was used, and only that one', async () => {
    const buyer = await createBuyer();
    const { memberId, viewer } = buyer;
    const first = await buy(buyer, 'sub_1m');
    await spend(memberId, 'subscription', 150);
    const second = await buy(buyer, 'pack_50', after(clock.now(), HOUR));
    const now = after(clock.now(), DAY);
    const other = guaranteeOrder({ memberId, orderId: second.intent.publicId, now });
    await expect(other).rejects.toMatchObject({ code: 'refund_closed' });
    const body = { orderId: first.intent.publicId };
    const done = await json(await send('POST /api/orders/guarantee', { viewer, body }));
    expect(done).toEqual({ refundMinor: 2_490, currency: 'EUR' });
    expect(await balances(memberId)).toMatchObject({ subscription: 0, bought: 50 });
    expect(await db().subscription.findFirstOrThrow({ where: { memberId } })).toMatchObject({
      state: 'withdrawn',
      endReason: 'guarantee',
    });
    const again = await json(await send('POST /api/orders/guarantee', { viewer, body }));
    expect(again).toMatchObject({ code: 'refund_closed' });
    expect(await refundsOf(memberId)).toMatchObject([{ amountMinor: 2_490, kind: 'guarantee' }]);
    await sound();
  });

  test('ends with the fourteenth day after the payment', async () => {
    const buyer = await createBuyer();
    const { intent, charge } = await buy(buyer, 'pack_50');
    const whose = { memberId: buyer.memberId, orderId: intent.publicId };
    const late = guaranteeOrder({ ...whose, now: after(charge.at, (WITHDRAWAL_DAYS + 1) * DAY) });
    await expect(late).rejects.toMatchObject({ code: 'refund_closed' });
    expect(
      (await guaranteeOrder({ ...whose, now: after(charge.at, GUARANTEE_DAYS * DAY) })).refundMinor,
    ).toBe(990);
  });
});
