// [money §1 Plans renew by themselves]
import { afterAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { runMoney } from '../../factories/money-works.ts';
import { orderFor, paymentSandbox } from './payment-sandbox.ts';

const { calls, takeIn, fault } = paymentSandbox();
afterAll(() => {
  clock.setOffset(0);
});

/** A subscriber whose card Adyen stores. */
async function subscriber() {
  const { buyer, attempt, request } = await orderFor('sub_1m');
  await submitAttempt(attempt, request, clock.now());
  await takeIn(attempt.reference);
  const { memberId } = buyer;
  const subscription = await db().subscription.findFirstOrThrow({
    where: { memberId },
    include: { mandate: true },
  });
  return { memberId, subscription, end: subscription.periodEnd };
}

const attemptsOf = (memberId: string) =>
  db().attempt.findMany({
    where: { intent: { memberId, purpose: 'renewal' } },
    orderBy: { createdAt: 'asc' },
  });

test('a stored card is charged at Adyen without its member, and deleted there after the cancellation', async () => {
  const { memberId, subscription, end } = await subscriber();
  expect(subscription.mandate).toMatchObject({ state: 'valid', uses: ['renewal'] });
  await runMoney(after(end, MINUTE));
  const [attempt, ...others] = await attemptsOf(memberId);
  expect(others).toEqual([]);
  expect(attempt).toMatchObject({ state: 'captured', initiator: 'merchant', provider: 'adyen' });
  expect(attempt?.mandateId).toBe(subscription.mandateId);
  expect(await db().charge.count({ where: { memberId } })).toBe(2);
  await cancelSubscription(memberId, clock.now());
  await runMoney(after(end, HOUR));
  expect(await db().mandate.findMany({ where: { memberId } })).toMatchObject([
    { state: 'revoked', uses: [] },
  ]);
});

test('a call whose answer is lost at Adyen is repeated under its key and charges once', async () => {
  const { memberId, end } = await subscriber();
  await fault({ provider: 'adyen', operation: 'payments', kind: 'timeout_after_commit', times: 1 });
  await runMoney(after(end, MINUTE));
  await runMoney(after(end, DAY));
  const attempts = await attemptsOf(memberId);
  expect(attempts).toHaveLength(1);
  const made = await calls(attempts[0]?.reference ?? '');
  expect(made.map(({ replayed }) => replayed)).toEqual([false, true]);
  expect(await db().charge.count({ where: { memberId } })).toBe(2);
});
