import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { balances } from '#lib/credits/queries.ts';
import { withdrawCredits } from '#lib/credits/withdraw-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { checkBooks } from '#lib/payments/check-books.ts';
import { periodEnd } from '#lib/payments/period.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { renewalsWork } from '#lib/payments/subscriptions/renew.ts';
import { syncAttempt } from '#lib/payments/sync-attempt.ts';
import { createBuyer } from '../../factories/order.ts';
import { runMoney, settleNotices } from '../../factories/money-works.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';
import { captured } from '../../factories/simulated-provider.ts';

const { bank, charges, plan, revoked, during } = simulatedBank();
installProvider(bank);
// The clock only goes on: whose turn it was in an earlier test has been served by then.
afterEach(() => {
  during(() => Promise.resolve());
});
afterAll(() => {
  clock.setOffset(0);
});

const subscriptionOf = (memberId: string) =>
  db().subscription.findFirstOrThrow({ where: { memberId }, include: { renewals: true } });
const levelOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).level;
const chargesOf = (memberId: string) =>
  db().charge.findMany({
    where: { memberId },
    orderBy: { at: 'asc' },
    include: { receipt: true, intent: true },
  });
const mailsOf = async (memberId: string, template: string) => {
  const { email } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
  return db().mailMessage.findMany({ where: { toAddress: email, template } });
};
const sound = async (at: Date) => {
  expect(await checkBooks(at)).toEqual([]);
};

async function subscriber(productId = 'sub_1m', brandId = 'dolcevita') {
  const buyer = await createBuyer({ brandId });
  const bought = await buy(buyer, productId);
  const subscription = await subscriptionOf(buyer.memberId);
  return { ...buyer, ...bought, subscription, end: subscription.periodEnd };
}

describe('a renewal', () => {
  test('is charged once at the period’s end, by the kept card, and gives the next period', async () => {
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
      ({ means }) => 'token' in means && means.token === token,
    );
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      ...{ purpose: 'renewal', initiator: 'merchant', sca: 'none', cardOnFile: 'renewal' },
      ...{ amountMinor: 2_490, company: intent.company, store: false },
    });
    const next = periodEnd(subscription.anchorAt, 1, 2, 'Europe/Rome');
    const renewed = await subscriptionOf(memberId);
    expect(renewed).toMatchObject({
      ...{ state: 'active', period: 2, periodStart: end, periodEnd: next, accessUntil: next },
    });
    expect(renewed.renewals.map(({ period, state }) => [period, state])).toEqual([
      ...[
        [2, 'paid'],
        [3, 'planned'],
      ],
    ]);
    expect(await balances(memberId)).toMatchObject({ subscription: 200 });
    expect(await levelOf(memberId)).toBe(2);
    expect(second?.receipt?.snapshot).toMatchObject({ withdrawUntil: null, startNow: false });
    expect(await mailsOf(memberId, 'receipt')).toHaveLength(2);
    await sound(clock.now());
  });

  test('leaves credits of other purchases alone', async () => {
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

  test('whose answer was lost is asked about, and not charged again', async () => {
    const { memberId, end, token } = await subscriber();
    plan(token, 'lost');
    await runMoney(after(end, MINUTE));
    await runMoney(after(end, HOUR));
    expect(await chargesOf(memberId)).toHaveLength(2);
    const sent = charges.filter(({ means }) => 'token' in means && means.token === token);
    expect(sent).toHaveLength(1);
    await sound(clock.now());
  });

  test('that its bank is slow about gives no access beyond the days of grace until it is paid', async () => {
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

  test('that was cancelled while its money was under way gives the money back', async () => {
    const { memberId, end, token } = await subscriber();
    during(async ({ means }) => {
      if ('token' in means && means.token === token) {
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

  test('of a cancelled subscription is not charged, and its card is forgotten', async () => {
    const { memberId, end, token } = await subscriber();
    await cancelSubscription(memberId, clock.now());
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(revoked).toContain(token);
    expect(await db().mandate.count({ where: { memberId, state: 'revoked' } })).toBe(1);
    expect(await db().mandate.count({ where: { token } })).toBe(0);
    expect(await subscriptionOf(memberId)).toMatchObject({ endedAt: end, endReason: 'member' });
  });

  test('without a card that may be charged ends the subscription and says so', async () => {
    const { memberId, end, token } = await subscriber();
    await db().mandate.updateMany({ where: { token }, data: { state: 'revoked', uses: [] } });
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(await subscriptionOf(memberId)).toMatchObject({
      ...{ state: 'canceled', endReason: 'no_mandate', endedAt: after(end, MINUTE) },
    });
    expect(await mailsOf(memberId, 'renewal_ended')).toHaveLength(1);
    expect(await levelOf(memberId)).toBe(0);
  });
});

describe('a charge that fails', () => {
  test('is tried on its days with access for three, and goes on as if nothing had been when it works', async () => {
    const { memberId, end, token, subscription } = await subscriber();
    plan(token, 'insufficient_funds', 'not_sent');
    await runMoney(after(end, MINUTE));
    expect(await subscriptionOf(memberId)).toMatchObject({ state: 'past_due', period: 1 });
    expect(await levelOf(memberId)).toBe(2);
    await runMoney(after(end, 2 * DAY));
    expect(await levelOf(memberId)).toBe(2);
    expect(await mailsOf(memberId, 'renewal_failed')).toHaveLength(2);
    await sound(clock.now());
    await runMoney(after(end, 4 * DAY));
    const next = periodEnd(subscription.anchorAt, 1, 2, 'Europe/Rome');
    expect(await subscriptionOf(memberId)).toMatchObject({
      ...{ state: 'active', period: 2, periodStart: end, periodEnd: next },
    });
    await sound(clock.now());
  });

  test('five times ends the subscription: access falls after the third day, and nothing is tried again', async () => {
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
    const sent = charges.filter(({ means }) => 'token' in means && means.token === token);
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(5);
    expect(await subscriptionOf(memberId)).toMatchObject({
      ...{ state: 'canceled', endReason: 'unpaid', period: 1 },
    });
    expect(await balances(memberId)).toMatchObject({ subscription: 0 });
    expect(await mailsOf(memberId, 'renewal_ended')).toHaveLength(1);
    expect(revoked).toContain(token);
  });

  test('leaves the way open to a new order by another card, which takes its place', async () => {
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
    // What is left of a period goes on with the one that takes its place before it ended.
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

  test('for good, as of a stolen card, is not tried again at all', async () => {
    const { memberId, end, token } = await subscriber();
    plan(token, 'lost_or_stolen');
    await runMoney(after(end, MINUTE));
    expect(await subscriptionOf(memberId)).toMatchObject({
      ...{ endReason: 'unpaid', endedAt: after(end, MINUTE) },
    });
    for (const day of [1, 3, 5, 7]) await runMoney(after(end, day * DAY + 12 * HOUR));
    const sent = charges.filter(({ means }) => 'token' in means && means.token === token);
    expect(sent).toHaveLength(1);
    const [mail] = await mailsOf(memberId, 'renewal_ended');
    expect(mail?.data).toMatchObject({ fault: 'lost_or_stolen' });
    await sound(clock.now());
  });
});

describe('the notice of a renewal', () => {
  test('goes out in time, and the charge waits for it', async () => {
    const { memberId, end } = await subscriber('sub_3m');
    await runMoney(after(end, -34 * DAY));
    expect(await mailsOf(memberId, 'renewal_notice')).toEqual([]);
    await runMoney(after(end, -32 * DAY));
    const [mail] = await mailsOf(memberId, 'renewal_notice');
    expect(mail?.data).toMatchObject({ chargeAt: end.toISOString(), amountMinor: 5_990 });
    await settleNotices('sent', clock.now());
    await runMoney(after(end, -31 * DAY));
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(2);
    expect(await mailsOf(memberId, 'renewal_notice')).toHaveLength(1);
    await sound(clock.now());
  });

  test('that is late postpones the charge, with access until then', async () => {
    const { memberId, end } = await subscriber('sub_1m', 'fuego');
    await runMoney(after(end, -18 * DAY + HOUR));
    const late = after(end, -5 * DAY);
    await runMoney(late);
    await settleNotices('sent', late);
    await runMoney(after(late, 2 * HOUR));
    await runMoney(after(end, DAY));
    expect(await chargesOf(memberId)).toHaveLength(1);
    expect(await levelOf(memberId)).toBe(2);
    await sound(clock.now());
    await runMoney(after(late, 15 * DAY + HOUR));
    expect(await chargesOf(memberId)).toHaveLength(2);
    expect(await subscriptionOf(memberId)).toMatchObject({ period: 2, periodStart: end });
    await sound(clock.now());
  });

  test('that cannot be sent ends the subscription with its period, uncharged', async () => {
    const { memberId, end } = await subscriber('sub_1m', 'fuego');
    await runMoney(after(end, -17 * DAY));
    await settleNotices('failed', clock.now());
    await runMoney(after(end, -16 * DAY));
    expect(await subscriptionOf(memberId)).toMatchObject({
      ...{ cancelAtPeriodEnd: true, endReason: 'no_notice', endedAt: null },
    });
    expect(await levelOf(memberId)).toBe(1);
    await runMoney(after(end, MINUTE));
    expect(await chargesOf(memberId)).toHaveLength(1);
    await sound(clock.now());
  });
});
