// [money §1 Plans renew by themselves]
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { balances } from '#lib/credits/queries.ts';
import { withdrawCredits } from '#lib/credits/withdraw-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { periodEnd } from '#lib/payments/subscriptions/period.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { renewalsWork } from '#lib/payments/renewals/renew.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { runMoney } from '../../factories/money-works.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { captured } from '../../factories/simulated-provider.ts';
import { chargesOf, levelOf, mailsOf, sound, subscriber, subscriptionOf } from './subscribers.ts';

const { bank, charges, plan, revoked, during } = simulatedBank();
installProvider(bank);
// The clock only moves forward, so work due in an earlier test is done by then.
afterEach(() => {
  during(() => Promise.resolve());
});
afterAll(() => {
  clock.setOffset(0);
});

describe('a renewal', () => {
  test('20: waits while its brand is paused, and is charged once after the pause', async () => {
    const { memberId, end } = await subscriber();
    const order = () => ({ brand: brandOf('dolcevita'), actor: 'test', now: clock.now() });
    await pauseBrand(order());
    try {
      await runMoney(after(end, MINUTE));
      expect(await chargesOf(memberId)).toHaveLength(1);
    } finally {
      await resumeBrand(order());
    }
    await runMoney(after(end, 2 * MINUTE));
    await runMoney(after(end, 3 * MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(2);
  });

  test('is charged once at the period’s end, by the stored card, and grants the next period', async () => {
    const { memberId, end, subscription, token, intent } = await subscriber();
    const used = { memberId, bucket: 'subscription', amount: 50, reason: 'correction' } as const;
    await inTransaction((tx) =>
      withdrawCredits(tx, { ...used, uniqueKey: `used:${memberId}`, now: clock.now() }),
    );
    await runMoney(after(end, -MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    await runMoney(after(end, MINUTE));
    await runMoney(after(end, 2 * MINUTE));
    const [first, second, ...others] = await chargesOf(memberId);
    expect(others).toEqual([]);
    expect([first?.period, second?.period]).toEqual([1, 2]);
    const [sent, ...more] = charges.filter(
      ({ paymentMethod }) => 'token' in paymentMethod && paymentMethod.token === token,
    );
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      purpose: 'renewal',
      initiator: 'merchant',
      sca: 'none',
      cardOnFile: 'renewal',
      amountMinor: 2_490,
      company: intent.company,
      store: false,
    });
    const next = periodEnd(subscription.anchorAt, 1, 2, 'Europe/Rome');
    const renewed = await subscriptionOf(memberId);
    expect(renewed).toMatchObject({
      state: 'active',
      period: 2,
      periodStart: end,
      periodEnd: next,
      accessUntil: next,
    });
    expect(renewed.renewals.map(({ period, state }) => [period, state])).toEqual([
      [2, 'paid'],
      [3, 'planned'],
    ]);
    expect(await balances(memberId)).toMatchObject({ subscription: 200 });
    expect(await levelOf(memberId)).toBe(2);
    expect(second?.receipt?.snapshot).toMatchObject({ withdrawUntil: null, startNow: false });
    expect(await mailsOf(memberId, 'receipt')).toHaveLength(2);
    await sound(clock.now());
  });

  test('leaves credits of other purchases unchanged', async () => {
    const buyer = await subscriber();
    const { memberId, end } = buyer;
    await buy(buyer, 'pack_50', after(clock.now(), HOUR));
    await runMoney(after(end, MINUTE));
    expect(await balances(memberId)).toMatchObject({ subscription: 200, bought: 50 });
    await sound(clock.now());
  });

  test('that two workers find at once is charged once', async () => {
    const { memberId, end } = await subscriber();
    await runMoney(after(end, -30 * MINUTE));
    clock.setOffset(clock.offset() + end.getTime() - clock.ms() + MINUTE);
    await Promise.all([1, 2, 3].map(() => renewalsWork.run(clock.now(), 50)));
    expect(await chargesOf(memberId)).toHaveLength(2);
    await sound(clock.now());
  });

  test('whose answer was lost is queried, and not charged again', async () => {
    const { memberId, end, token } = await subscriber();
    plan(token, 'lost');
    await runMoney(after(end, MINUTE));
    await runMoney(after(end, HOUR));
    expect(await chargesOf(memberId)).toHaveLength(2);
    const sent = charges.filter(
      ({ paymentMethod }) => 'token' in paymentMethod && paymentMethod.token === token,
    );
    expect(sent).toHaveLength(1);
    await sound(clock.now());
  });

  test('with an undecided charge gives no access beyond the grace period until it is paid', async () => {
    const { memberId, end, token } = await subscriber();
    plan(token, 'undecided');
    await runMoney(after(end, MINUTE));
    expect(await levelOf(memberId)).toBe(2);
    await runMoney(after(end, 5 * DAY));
    expect(await levelOf(memberId)).toBe(0);
    await sound(clock.now());
    const attempt = await db().attempt.findFirstOrThrow({
      where: { intent: { memberId, purpose: 'renewal' } },
    });
    await syncAttempt(attempt.id, captured(attempt), clock.now());
    expect(await subscriptionOf(memberId)).toMatchObject({ period: 2, periodStart: end });
    expect(await levelOf(memberId)).toBe(2);
    await sound(clock.now());
  });

  test('cancelled during its charge is refunded', async () => {
    const { memberId, end, token } = await subscriber();
    during(async ({ paymentMethod }) => {
      if ('token' in paymentMethod && paymentMethod.token === token) {
        await cancelSubscription(memberId, clock.now());
      }
    });
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(
      await db().refund.findMany({ where: { attempt: { intent: { memberId } } } }),
    ).toMatchObject([{ amountMinor: 2_490, kind: 'late' }]);
    expect(await subscriptionOf(memberId)).toMatchObject({ period: 1, endReason: 'member' });
    await runMoney(after(end, DAY));
    expect(await levelOf(memberId)).toBe(0);
    await sound(clock.now());
  });

  test('of a cancelled subscription is not charged, and its card is deleted', async () => {
    const { memberId, end, token } = await subscriber();
    await cancelSubscription(memberId, clock.now());
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(revoked).toContain(token);
    expect(await db().mandate.count({ where: { memberId, state: 'revoked' } })).toBe(1);
    expect(await db().mandate.count({ where: { token } })).toBe(0);
    expect(await subscriptionOf(memberId)).toMatchObject({ endedAt: end, endReason: 'member' });
  });

  test('without a chargeable card ends the subscription and sends a mail', async () => {
    const { memberId, end, token } = await subscriber();
    await db().mandate.updateMany({ where: { token }, data: { state: 'revoked', uses: [] } });
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(await subscriptionOf(memberId)).toMatchObject({
      state: 'canceled',
      endReason: 'no_mandate',
      endedAt: after(end, MINUTE),
    });
    expect(await mailsOf(memberId, 'renewal_ended')).toHaveLength(1);
    expect(await levelOf(memberId)).toBe(0);
  });
});
