// [money §1 Plans renew by themselves]
import { afterAll, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import type { Offer } from '#lib/payments/offers/offer.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { cancelSubscription } from '#lib/payments/subscriptions/cancel-subscription.ts';
import { loadRenewal, withRenewal } from '#lib/payments/renewals/open-renewals.ts';
import { renewalRequest } from '#lib/payments/renewals/renewal-request.ts';
import { startRenewal } from '#lib/payments/renewals/start-renewal.ts';
import { createBuyer } from '../../factories/order.ts';
import { runMoney } from '../../factories/money-works.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedBank } from '../../factories/simulated-bank.ts';

const { bank, charges } = simulatedBank();
installProvider(bank);
afterAll(() => {
  clock.setOffset(0);
});

/** A renewal with a committed attempt, as left by a process that ends before the call. */
async function started() {
  const buyer = await createBuyer();
  const { memberId } = buyer;
  const { intent: last, token } = await buy(buyer, 'sub_1m');
  const { id, chargeAt } = await db().renewal.findFirstOrThrow({
    where: { subscription: { memberId } },
  });
  await runMoney(after(chargeAt, -30 * MINUTE));
  const now = after(chargeAt, MINUTE);
  clock.setOffset(clock.offset() + now.getTime() - clock.ms());
  const renewal = await loadRenewal(db(), id);
  const { mandate } = renewal.subscription;
  if (!mandate) throw new Error('the subscription has no stored card');
  const offer = last.offer as unknown as Offer;
  const seen = { offer, hash: 'test', locale: 'it' };
  const attempt = await withRenewal(id, (tx, current) =>
    startRenewal(tx, { renewal: current, mandate, last, method: 'credit_card', seen, now }),
  );
  const request = renewalRequest({ renewal, mandate, attempt, offer, last });
  const sent = () =>
    charges.filter(
      ({ paymentMethod }) => 'token' in paymentMethod && paymentMethod.token === token,
    );
  return { memberId, attempt, request, sent, now };
}

test('a renewal cancelled before it was sent is not sent', async () => {
  const { memberId, attempt, request, sent, now } = await started();
  await cancelSubscription(memberId, now);
  await expect(submitAttempt(attempt, request, now)).rejects.toMatchObject({
    code: 'payment_in_progress',
  });
  await runMoney(after(now, 10 * MINUTE));
  expect(sent()).toEqual([]);
  expect(await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).toMatchObject({
    state: 'canceled',
  });
  expect(await checkLedger(clock.now())).toEqual([]);
});

test('a renewal that was never sent is charged once, in the next round', async () => {
  const { memberId, attempt, sent, now } = await started();
  await runMoney(after(now, 10 * MINUTE));
  await runMoney(after(now, 20 * MINUTE));
  expect(sent()).toHaveLength(1);
  expect(await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } })).toMatchObject({
    state: 'expired',
  });
  expect(await db().charge.count({ where: { memberId } })).toBe(2);
  const failures = { template: 'renewal_failed', dedupeKey: `renewal-failed:${attempt.id}` };
  expect(await db().mailMessage.count({ where: failures })).toBe(0);
  expect(await checkLedger(clock.now())).toEqual([]);
});

test('a renewal whose process ended during the call is queried and not charged again', async () => {
  const { memberId, attempt, request, sent, now } = await started();
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting', request } });
  await bank.charge(request);
  await runMoney(after(now, 10 * MINUTE));
  await runMoney(after(now, 20 * MINUTE));
  expect(sent()).toHaveLength(1);
  expect(await db().charge.count({ where: { memberId } })).toBe(2);
  expect(await checkLedger(clock.now())).toEqual([]);
});
