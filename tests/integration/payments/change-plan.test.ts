// [money §8 plan_change_refused]
import { afterAll, describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { balances } from '#lib/credits/queries.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { periodEnd } from '#lib/payments/subscriptions/period.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { createBuyer } from '../../factories/order.ts';
import { runMoney, settleNotices } from '../../factories/money-works.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { json, send } from './payment-calls.ts';

const { bank } = simulatedBank();
installProvider(bank);
afterAll(() => {
  clock.setOffset(0);
});

const subscriptionOf = (memberId: string) =>
  db().subscription.findFirstOrThrow({
    where: { memberId },
    include: { planVersion: true, renewals: { orderBy: { period: 'asc' } } },
  });

async function subscriber() {
  const buyer = await createBuyer();
  await buy(buyer, 'sub_1m');
  const viewer = await findSession(buyer.token);
  if (!viewer) throw new Error('session not found');
  const change = async (rateplan: string, acceptOrder = true) =>
    json(await send('POST /api/orders/changePlan', { viewer, body: { rateplan, acceptOrder } }));
  return { ...buyer, change, begun: await subscriptionOf(buyer.memberId) };
}

describe('another plan', () => {
  test('starts with the next period, announced before, at its own price and length', async () => {
    const { memberId, change, begun } = await subscriber();
    const { periodEnd: end, anchorAt } = begun;
    expect(await change('sub_3m')).toEqual({
      rateplan: 'sub_3m',
      prezzoMinor: 5_990,
      from: end.toISOString(),
    });
    expect(await subscriptionOf(memberId)).toMatchObject({ period: 1, periodEnd: end });
    expect(await balances(memberId)).toMatchObject({ subscription: 200 });
    await runMoney(after(clock.now(), HOUR));
    expect(await settleNotices('sent', clock.now())).toBe(1);
    await runMoney(after(clock.now(), 2 * HOUR));
    await runMoney(after(end, MINUTE));
    const changed = await subscriptionOf(memberId);
    expect(changed).toMatchObject({
      period: 2,
      periodStart: end,
      nextPlanVersionId: null,
      periodEnd: periodEnd(anchorAt, 4, 1, 'Europe/Rome'),
      planVersion: { productId: 'sub_3m' },
    });
    expect(await balances(memberId)).toMatchObject({ subscription: 660 });
    const paid = { memberId, period: 2, amountMinor: 5_990 };
    expect(await db().charge.count({ where: paid })).toBe(1);
    expect(await checkLedger(clock.now())).toEqual([]);
  });

  test('chosen late does not postpone the renewal, but its charge waits for the notice', async () => {
    const { memberId, change, begun } = await subscriber();
    await runMoney(after(begun.periodEnd, -2 * DAY));
    await change('sub_12m');
    await runMoney(after(begun.periodEnd, MINUTE));
    expect(await subscriptionOf(memberId)).toMatchObject({ period: 1 });
    await settleNotices('sent', clock.now());
    await runMoney(after(begun.periodEnd, 2 * HOUR));
    await runMoney(after(begun.periodEnd, 2 * HOUR + MINUTE));
    expect(await subscriptionOf(memberId)).toMatchObject({
      period: 2,
      planVersion: { productId: 'sub_12m' },
    });
  });

  test('is undone by choosing the current plan, and refused where nothing renews', async () => {
    const { memberId, change } = await subscriber();
    expect(await change('sub_3m', false)).toMatchObject({ code: 'order_not_confirmed' });
    expect(await change('pack_50')).toMatchObject({ code: 'plan_unknown' });
    await change('sub_3m');
    expect((await subscriptionOf(memberId)).nextPlanVersionId).not.toBeNull();
    await change('sub_1m');
    const back = await subscriptionOf(memberId);
    expect(back.nextPlanVersionId).toBeNull();
    expect(back.renewals).toMatchObject([{ state: 'planned', noticeAt: null }]);
    await cancelSubscription(memberId, clock.now());
    expect(await change('sub_3m')).toMatchObject({ code: 'plan_change_refused' });
  });
});
