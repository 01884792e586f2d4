import { afterEach, describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { creditLines } from '#lib/credits/ledger.ts';
import { moveCredits } from '#lib/credits/move-credits.ts';
import { clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { moneyHistory } from '#lib/payments/history/queries.ts';
import { otherPlans } from '#lib/payments/own/other-plans.ts';
import { ownSubscription } from '#lib/payments/own/own-subscription.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { changePlan } from '#lib/payments/subscriptions/change-plan.ts';
import { guaranteeOrder } from '#lib/payments/withdrawal/guarantee-order.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { json, send } from './payment-calls.ts';

installProvider(simulatedProvider().provider);
afterEach(() => {
  clock.setOffset(0);
});

describe('the payment history', () => {
  test('lists payments with the rights still open, and refunds', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    const first = await buy(buyer, 'pack_50');
    const second = await buy(buyer, 'pack_150');
    const dated = expect.any(Date) as unknown;
    expect(await moneyHistory(memberId, clock.now())).toMatchObject([
      { orderId: second.intent.publicId, rights: { withdrawUntil: dated, guaranteeUntil: null } },
      { orderId: first.intent.publicId, rights: { withdrawUntil: dated, guaranteeUntil: dated } },
    ]);
    const orderId = first.intent.publicId;
    await guaranteeOrder({ memberId, orderId, now: clock.now() });
    const gone = { withdrawUntil: null, guaranteeUntil: null };
    const [, line] = await moneyHistory(memberId, clock.now());
    expect(line).toMatchObject({ returningMinor: 990, refundedMinor: 0, rights: gone });
    await db().refund.updateMany({
      where: { charge: { memberId } },
      data: { state: 'succeeded' },
    });
    const [, returned] = await moneyHistory(memberId, clock.now());
    expect(returned).toMatchObject({ returningMinor: 0, refundedMinor: 990 });
  });

  test('offers no rights after the fourteenth day, and lists no payment of another member', async () => {
    const buyer = await createBuyer();
    await buy(buyer, 'pack_50');
    clock.setOffset(15 * DAY);
    const [line] = await moneyHistory(buyer.memberId, clock.now());
    expect(line).toMatchObject({ rights: { withdrawUntil: null, guaranteeUntil: null } });
    expect(await moneyHistory((await createBuyer()).memberId, clock.now())).toEqual([]);
  });
});

describe('the subscription', () => {
  test('is shown with its next charge, then with its end date', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    expect(await ownSubscription(memberId, 'it', clock.now())).toBeNull();
    await buy(buyer, 'sub_1m');
    const running = await ownSubscription(memberId, 'it', clock.now());
    expect(running).toMatchObject({ priceMinor: 2_490, lastFour: '1111' });
    expect(running?.nextChargeAt).toEqual(running?.periodEnd);
    expect(running?.planName).not.toBe('sub_1m');
    const viewer = await findSession(buyer.token);
    const others = viewer && (await otherPlans(viewer, 'it', clock.now()));
    expect(others?.map(({ productId }) => productId)).toEqual(['sub_1m', 'sub_3m', 'sub_12m']);
    const order = { productId: 'sub_3m', orderAccepted: true, now: clock.now() };
    if (viewer) await changePlan({ member: viewer, ...order });
    const next = { nextProductId: 'sub_3m', priceMinor: 5_990 };
    expect(await ownSubscription(memberId, 'it', clock.now())).toMatchObject(next);
    await cancelSubscription(memberId, clock.now());
    expect(await ownSubscription(memberId, 'it', clock.now())).toMatchObject({
      nextChargeAt: null,
      lastFour: null,
    });
  });
});

describe('the credit history', () => {
  test('names the peer of a like with its label, and no peer who left', async () => {
    const { viewer, memberId, profileId } = await createBuyer();
    const peer = await createBuyer();
    const move = { memberId, bucket: 'likes', delta: -1, reason: 'like' } as const;
    const reference = peer.profileId;
    const key = { uniqueKey: `test:${newId()}`, now: clock.now() };
    await inTransaction((tx) => moveCredits(tx, { ...move, reference, ...key }));
    const { screenName } = await db().profile.findUniqueOrThrow({ where: { id: reference } });
    const [line] = await creditLines(viewer, undefined, 1);
    expect(line).toMatchObject({ delta: -1, peer: { name: screenName, hosted: false } });
    await db().profile.update({ where: { id: reference }, data: { state: 'removed' } });
    expect(await creditLines({ memberId, profileId }, undefined, 1)).toMatchObject([
      { peer: null },
    ]);
  });

  test('names the order and the end date for credits of a period, and no date for a pack', async () => {
    const buyer = await createBuyer();
    const { memberId, profileId } = buyer;
    const plan = await buy(buyer, 'sub_1m');
    const pack = await buy(buyer, 'pack_50');
    const { periodEnd } = await db().subscription.findFirstOrThrow({ where: { memberId } });
    expect(await creditLines({ memberId, profileId }, undefined, 2)).toMatchObject([
      { orderId: pack.intent.publicId, expiresAt: null },
      { orderId: plan.intent.publicId, expiresAt: periodEnd },
    ]);
  });

  test('can be paged from an own entry only', async () => {
    const { viewer, publicId: trackerId, memberId } = await createBuyer();
    const stranger = await createBuyer();
    const [theirs] = await creditLines(stranger.viewer, undefined, 1);
    const [newest, ...older] = await creditLines(viewer, undefined, 100);
    const ask = (before: string) =>
      send('GET /api/get/credits/{trackerId}', {
        viewer,
        params: { trackerId },
        query: { before },
      });
    expect((await ask(theirs?.id ?? '')).status).toBe(404);
    const { entries } = await json(await ask(newest?.id ?? ''));
    expect(entries).toHaveLength(older.length);
    expect(await db().creditEntry.count({ where: { memberId } })).toBe(older.length + 1);
  });
});
