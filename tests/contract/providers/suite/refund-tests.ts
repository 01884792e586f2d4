import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { refundAttempt } from '#lib/payments/refund-attempt.ts';
import { clock } from '#lib/kernel/clock.ts';
import { askedRefund } from '#lib/payments/attempts/asked.ts';
import type { Suite } from './suite.ts';

/** Refunds. */
export function refundTests(suite: Suite): void {
  const { order, can, row, deliver, awaitNotification } = suite;

  /** Queries a refund before any notification: providers that support it know the state, the others return unknown. */
  const asksAboutRefund = async (attemptId: string) => {
    const refund = await db().refund.findFirstOrThrow({
      where: { attemptId },
      include: { attempt: true },
    });
    const asked = askedRefund(refund, 'asked');
    if (!asked) throw new Error('the payment has no provider reference');
    const seen = await suite.bench.provider.inquireRefund(asked);
    expect(seen.state === 'unknown').toBe(!can('look_up_refund'));
  };

  test('refunds, and never more than was captured', async () => {
    const { attempt, pay } = await order(suite.bench.good);
    await pay();
    const kind = 'withdrawal' as const;
    const wanted = { attemptId: attempt.id, kind, reason: 'test', now: clock.now() };
    await refundAttempt({ ...wanted, amountMinor: 1_000, idempotencyKey: `a-${attempt.id}` });
    await refundAttempt({ ...wanted, amountMinor: 1_000, idempotencyKey: `a-${attempt.id}` });
    const tooMuch = { ...wanted, amountMinor: attempt.amountMinor, idempotencyKey: 'x' };
    await expect(refundAttempt(tooMuch)).rejects.toMatchObject({ code: 'refund_exceeds' });
    await reconcileAttemptsWork.run(clock.now(), 100);
    const [refund] = (await row(attempt.id)).refunds;
    expect(refund).toMatchObject({ amountMinor: 1_000 });
    expect(['pending', 'succeeded']).toContain(refund?.state);
    await asksAboutRefund(attempt.id);
    const reference = `R-${refund?.id ?? ''}`;
    await awaitNotification(reference);
    await deliver(reference, 2);
    expect((await row(attempt.id)).refunds.map(({ state }) => state)).toEqual(['succeeded']);
    expect(await suite.bench.refundedMinor(attempt.reference)).toBe(1_000);
  });

  test('marks a refund that the provider could not make as failed', async () => {
    const { attempt, pay } = await order(suite.bench.good);
    await pay();
    await suite.bench.fault('refund_failed', attempt.reference);
    await refundAttempt({
      attemptId: attempt.id,
      amountMinor: 500,
      kind: 'care',
      reason: 'test',
      idempotencyKey: `f-${attempt.id}`,
      now: clock.now(),
    });
    await reconcileAttemptsWork.run(clock.now(), 100);
    const [refund] = (await row(attempt.id)).refunds;
    const reference = `R-${refund?.id ?? ''}`;
    await awaitNotification(reference);
    await deliver(reference);
    expect((await row(attempt.id)).refunds.map(({ state }) => state)).toEqual(['failed']);
  });
}
