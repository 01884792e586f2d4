// [core §8 email_unconfirmed] [money §7 POST /api/orders/tryCharge] [money §8 payment_in_progress]
// [money §8 subscription_running]
import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { createIntent } from '#lib/payments/orders/create-intent.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { startAttempt } from '#lib/payments/attempts/start-attempt.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { offerFor } from '#lib/payments/queries.ts';
import { brandById } from '#lib/brands/registry.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';
import { GOOD, orderFor, paymentSandbox } from './payment-sandbox.ts';

const { fault, takeIn } = paymentSandbox();

describe('orders', () => {
  const brand = brandById('dolcevita');
  if (!brand) throw new Error('brand not found');

  const intentOf = async (viewer: Awaited<ReturnType<typeof createBuyer>>['viewer'], more = {}) => {
    const now = clock.now();
    const seen = await offerFor(viewer, 'pack_50', { brand, locale: 'it', now });
    return createIntent({
      member: viewer,
      plan: seen.plan,
      company: 'gankomedia',
      flowCode: seen.flow.code,
      seen,
      offerHash: seen.hash,
      locale: 'it',
      idempotencyKey: 'key-0001',
      request: { productId: 'pack_50' },
      orderAccepted: true,
      startNow: true,
      now,
      ...more,
    });
  };

  test('return the same order for the same key, and refuse another request under it', async () => {
    const { viewer } = await createBuyer();
    const made = await Promise.all(Array.from({ length: 8 }, () => intentOf(viewer)));
    expect(new Set(made.map(({ intent }) => intent.id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    await expect(intentOf(viewer, { request: { productId: 'pack_400' } })).rejects.toMatchObject({
      code: 'idempotency_reused',
    });
  });

  test('need the order confirmation, the offer as it was shown, and a confirmed address', async () => {
    const { viewer } = await createBuyer();
    await expect(intentOf(viewer, { orderAccepted: false })).rejects.toMatchObject({
      code: 'order_not_confirmed',
    });
    await expect(intentOf(viewer, { offerHash: 'older' })).rejects.toMatchObject({
      code: 'offer_changed',
    });
    const unconfirmed = await createBuyer({ confirmed: false });
    await expect(intentOf(unconfirmed.viewer)).rejects.toMatchObject({ code: 'email_unconfirmed' });
  });

  test('allow one live attempt each, also when two start at once', async () => {
    const { viewer } = await createBuyer();
    const { intent } = await intentOf(viewer);
    const started = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        startAttempt({ intent, provider: 'adyen', method: 'credit_card', now: clock.now() }),
      ),
    );
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are refused while an earlier one is undecided', async () => {
    const { buyer, attempt } = await orderFor();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'unknown' } });
    const second = { viewer: buyer.viewer, provider: 'adyen' as const, paymentMethod: GOOD };
    await expect(createOrder(second)).rejects.toMatchObject({ code: 'payment_in_progress' });
    const later = after(clock.now(), 2 * HOUR);
    await expect(createOrder({ ...second, now: later })).resolves.toBeDefined();
  });

  test('allow one renewing subscription; after a cancelled one the next begins at its end', async () => {
    const { buyer, attempt, request } = await orderFor('sub_1m');
    await submitAttempt(attempt, request, clock.now());
    const provider = 'adyen' as const;
    const again = { viewer: buyer.viewer, provider, paymentMethod: GOOD, productId: 'sub_3m' };
    await expect(createOrder(again)).rejects.toMatchObject({ code: 'subscription_running' });
    const { memberId } = buyer;
    await db().subscription.updateMany({ where: { memberId }, data: { cancelAtPeriodEnd: true } });
    const next = await createOrder(again);
    await submitAttempt(next.attempt, next.request, clock.now());
    const [first, second] = await db().subscription.findMany({
      where: { memberId },
      orderBy: { periodStart: 'asc' },
    });
    expect(second?.periodStart).toEqual(first?.periodEnd);
  });

  test('honour two overlapping subscriptions, of which one renews', async () => {
    const { buyer, attempt, request } = await orderFor('sub_1m', sealedCard('4111111111111111'));
    const { memberId } = buyer;
    await fault({
      provider: 'adyen',
      operation: 'payments',
      kind: 'late_success',
      reference: attempt.reference,
      delayMs: 100,
    });
    await submitAttempt(attempt, request, clock.now());
    const plan = await db().planVersion.findFirstOrThrow({ where: { productId: 'sub_12m' } });
    const end = after(clock.now(), 30 * 24 * HOUR);
    await db().subscription.create({
      data: {
        id: crypto.randomUUID(),
        memberId,
        planVersionId: plan.id,
        state: 'active',
        anchorAt: clock.now(),
        period: 1,
        periodStart: clock.now(),
        periodEnd: end,
        accessUntil: end,
        createdAt: clock.now(),
      },
    });
    await takeIn(attempt.reference);
    const rows = await db().subscription.findMany({ where: { memberId } });
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)).toHaveLength(1);
  });

  test('expire when they are not paid', async () => {
    const { viewer } = await createBuyer();
    const { intent } = await intentOf(viewer);
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    const found = await db().intent.findUniqueOrThrow({ where: { id: intent.id } });
    expect(found.state).toBe('expired');
  });
});
