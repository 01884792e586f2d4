import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { createOrder } from '../../../factories/order.ts';
import { clock } from '#lib/kernel/clock.ts';
import { until } from './until.ts';
import type { Suite } from './suite.ts';

/** Notifications: repeated, late, wrong and forged ones, and which of them are accepted. */
export function notificationTests(suite: Suite): void {
  const { order, happens, row, incidents, charges, deliver, awaitNotification } = suite;

  /** Counts the events of an attempt: by our reference, or by the provider's if they have no other. */
  const eventsOf = async (attemptId: string) => {
    const { reference, providerReference } = await row(attemptId);
    const named = { dedupeKey: { endsWith: `:${providerReference ?? ''}` } };
    return db().providerEvent.count({ where: { OR: [{ reference }, named] } });
  };

  /** A later payment, whose notification arrives before one that is held back. */
  const overtake = async () => {
    const { attempt, pay } = await order(suite.bench.good);
    await pay();
    await awaitNotification(attempt.reference);
  };

  test('refunds a payment of another amount than ours and grants nothing', async () => {
    if (!happens('wrong_amount')) return;
    const { attempt, intent, pay } = await order(suite.bench.good);
    await suite.bench.fault('wrong_amount', attempt.reference);
    expect(await pay()).toMatchObject({
      state: 'captured',
      outcome: 'generic',
      fulfilled: false,
    });
    await awaitNotification(attempt.reference);
    await deliver(attempt.reference, 2);
    const { capturedMinor, refunds } = await row(attempt.id);
    expect(capturedMinor).not.toBe(attempt.amountMinor);
    expect(refunds).toMatchObject([{ kind: 'wrong_amount', amountMinor: capturedMinor }]);
    expect(await charges(intent.id)).toBe(0);
    expect(await incidents('payment.wrong_amount', attempt.reference)).toBe(1);
    await reconcileAttemptsWork.run(clock.now(), 100);
    await until('the refund', async () => (await suite.bench.refundedMinor(attempt.reference)) > 0);
    expect(await suite.bench.refundedMinor(attempt.reference)).toBe(capturedMinor);
  });

  test('grants nothing for another currency than ours and reports it to customer care', async () => {
    if (!happens('wrong_currency')) return;
    const { attempt, intent, pay } = await order(suite.bench.good);
    await suite.bench.fault('wrong_currency', attempt.reference);
    expect(await pay()).toMatchObject({ state: 'error' });
    await awaitNotification(attempt.reference);
    await deliver(attempt.reference, 2);
    expect(await charges(intent.id)).toBe(0);
    expect(await incidents('payment.wrong_currency', attempt.reference)).toBe(1);
  });

  test.each(['duplicate_webhook', 'early_webhook', 'reordered_webhook', 'late_webhook'] as const)(
    '%s has one effect',
    async (fault) => {
      if (!happens(fault)) return;
      const { attempt, intent, pay } = await order(suite.bench.good);
      await suite.bench.fault(fault, attempt.reference);
      await pay();
      if (fault === 'reordered_webhook') await overtake();
      await awaitNotification(attempt.reference);
      await deliver(attempt.reference, 2);
      expect((await row(attempt.id)).state).toBe('captured');
      expect(await charges(intent.id)).toBe(1);
      expect(await eventsOf(attempt.id)).toBe(1);
    },
  );

  test('accepts a payment after a refusal if the order is still open', async () => {
    if (!happens('late_success')) return;
    const { attempt, intent, pay } = await order(suite.bench.good);
    await suite.bench.fault('late_success', attempt.reference);
    expect(await pay()).toMatchObject({ state: 'refused', intentState: 'requires_method' });
    await awaitNotification(attempt.reference);
    await deliver(attempt.reference);
    expect(await charges(intent.id)).toBe(1);
  });

  test('refunds a payment for a closed order', async () => {
    if (!happens('late_success')) return;
    const { attempt, intent, pay, buyer } = await order(suite.bench.good);
    await suite.bench.fault('late_success', attempt.reference);
    await pay();
    const { paymentMethod } = suite.bench.good;
    await createOrder({ viewer: buyer.viewer, provider: suite.bench.provider.name, paymentMethod });
    await awaitNotification(attempt.reference);
    await deliver(attempt.reference);
    expect(await charges(intent.id)).toBe(0);
    await reconcileAttemptsWork.run(clock.now(), 100);
    await until('the refund', async () => (await suite.bench.refundedMinor(attempt.reference)) > 0);
    expect(await suite.bench.refundedMinor(attempt.reference)).toBe(attempt.amountMinor);
  });

  test('takes notifications of its own signature and company only', async () => {
    const { attempt, pay } = await order(suite.bench.good);
    await pay();
    await awaitNotification(attempt.reference);
    const [delivery] = await suite.bench.deliveries(attempt.reference);
    if (!delivery) throw new Error('no notification was delivered');
    const receive = (change: Partial<typeof delivery>) =>
      receiveProviderEvent({ ...delivery, ...change, now: clock.now() });
    for (const raw of suite.bench.malformed) {
      await expect(receive({ raw })).rejects.toMatchObject({ code: 'input_invalid' });
    }
    if (suite.bench.forge === null) return;
    const forged = suite.bench.forge(delivery.raw);
    expect(forged).not.toBe(delivery.raw);
    const refusal = { code: 'signature_invalid' };
    await expect(receive({ raw: forged })).rejects.toMatchObject(refusal);
    await expect(receive({ company: 'someoneelse' })).rejects.toMatchObject(refusal);
  });
}
