// [money §1 Plans renew by themselves]
import { afterAll, describe, expect, test } from '@jest/globals';
import { balances } from '#lib/credits/queries.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { periodEnd } from '#lib/payments/subscriptions/period.ts';
import { ownSubscription } from '#lib/payments/own/own-subscription.ts';
import { purchasesOf } from '#lib/payments/queries.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { runMoney } from '../../factories/money-works.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { chargesOf, levelOf, mailsOf, sound, subscriber, subscriptionOf } from './subscribers.ts';

const { bank, charges, plan, revoked } = simulatedBank();
installProvider(bank);
afterAll(() => {
  clock.setOffset(0);
});

describe('a failed charge', () => {
  test('is retried on its days, with access for three days, and renews normally once it succeeds', async () => {
    const { memberId, end, token, subscription } = await subscriber();
    expect((await purchasesOf(memberId, clock.now())).nextBillAt).toEqual(end);
    plan(token, 'insufficient_funds', 'not_sent');
    await runMoney(after(end, MINUTE));
    // 69: the next charge is the next try, not the end of the period that is over.
    const { nextBillAt } = await purchasesOf(memberId, clock.now());
    expect(nextBillAt?.getTime()).toBeGreaterThan(after(end, MINUTE).getTime());
    expect(
      await db().renewal.findFirst({ where: { subscriptionId: subscription.id, period: 2 } }),
    ).toMatchObject({ dueAt: nextBillAt });
    const now = clock.now();
    const shown = await ownSubscription(memberId, 'it', now);
    expect(shown).toMatchObject({ isPastDue: true, nextChargeAt: nextBillAt, periodEnd: end });
    expect(shown?.paidUntil).toEqual(now);
    expect(await subscriptionOf(memberId)).toMatchObject({ state: 'past_due', period: 1 });
    expect(await levelOf(memberId)).toBe(2);
    await runMoney(after(end, 2 * DAY));
    expect(await levelOf(memberId)).toBe(2);
    expect(await mailsOf(memberId, 'renewal_failed')).toHaveLength(2);
    await sound(clock.now());
    await runMoney(after(end, 4 * DAY));
    const next = periodEnd(subscription.anchorAt, 1, 2, 'Europe/Rome');
    expect(await subscriptionOf(memberId)).toMatchObject({
      state: 'active',
      period: 2,
      periodStart: end,
      periodEnd: next,
    });
    await sound(clock.now());
  });

  test('repeated five times ends the subscription: access ends after the third day, and no retry follows', async () => {
    const { memberId, end, token } = await subscriber();
    plan(token, ...Array.from({ length: 9 }, () => 'card_declined' as const));
    const levels: number[] = [];
    for (const day of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await runMoney(after(end, day * DAY + 12 * HOUR));
      levels.push(await levelOf(memberId));
      await sound(clock.now());
    }
    expect(levels.slice(0, 3)).toEqual([2, 2, 2]);
    expect(levels.slice(4)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const sent = charges.filter(
      ({ paymentMethod }) => 'token' in paymentMethod && paymentMethod.token === token,
    );
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(5);
    expect(await subscriptionOf(memberId)).toMatchObject({
      state: 'canceled',
      endReason: 'unpaid',
      period: 1,
    });
    expect(await balances(memberId)).toMatchObject({ subscription: 0 });
    expect(await mailsOf(memberId, 'renewal_ended')).toHaveLength(1);
    expect(revoked).toContain(token);
  });

  test('allows a new order with another card, which replaces the subscription', async () => {
    const buyer = await subscriber();
    const { memberId, end, token } = buyer;
    plan(token, 'expired_card');
    const soft = await subscriber();
    plan(soft.token, 'authentication_required');
    await runMoney(after(end, 5 * MINUTE));
    await runMoney(after(soft.end, 5 * MINUTE));
    expect(await subscriptionOf(soft.memberId)).toMatchObject({ state: 'past_due' });
    for (const one of [buyer, soft]) await buy(one, 'sub_3m');
    await runMoney(after(clock.now(), 2 * DAY));
    // The rest of the old period's credits remains when the new subscription replaces it before it ended.
    for (const [id, credits] of [[memberId, 660] as const, [soft.memberId, 860] as const]) {
      const all = await db().subscription.findMany({
        where: { memberId: id },
        orderBy: { createdAt: 'asc' },
      });
      expect(all).toMatchObject([
        { state: 'canceled', period: 1 },
        { state: 'active', period: 1 },
      ]);
      expect(await levelOf(id)).toBe(2);
      expect(await chargesOf(id)).toHaveLength(2);
      expect(await balances(id)).toMatchObject({ subscription: credits });
    }
    await sound(clock.now());
  });

  test('that is final, as of a stolen card, is not retried', async () => {
    const { memberId, end, token } = await subscriber();
    plan(token, 'lost_or_stolen');
    await runMoney(after(end, MINUTE));
    expect(await subscriptionOf(memberId)).toMatchObject({
      endReason: 'unpaid',
      endedAt: after(end, MINUTE),
    });
    for (const day of [1, 3, 5, 7]) await runMoney(after(end, day * DAY + 12 * HOUR));
    const sent = charges.filter(
      ({ paymentMethod }) => 'token' in paymentMethod && paymentMethod.token === token,
    );
    expect(sent).toHaveLength(1);
    const [mail] = await mailsOf(memberId, 'renewal_ended');
    expect(mail?.data).toMatchObject({ fault: 'lost_or_stolen' });
    await sound(clock.now());
  });
});
