import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import type { Suite } from './suite.ts';

/** Calls that fail or whose answer is lost lead to exactly one charge. */
export function connectionTests(suite: Suite): void {
  const { order, can, isSecret, happens, row, charges, deliver, awaitNotification } = suite;

  test('repeats a call whose answer was lost, and charges once', async () => {
    if (!happens('lost_answer')) return;
    const { attempt, intent, pay } = await order(suite.bench.good);
    await suite.bench.fault('lost_answer', attempt.reference);
    expect(await pay()).toMatchObject({ state: 'captured' });
    expect(await suite.bench.charges(attempt.reference)).toBe(1);
    expect(await charges(intent.id)).toBe(1);
  });

  test('repeats a call that failed before it took effect', async () => {
    if (!happens('failed_before_commit')) return;
    const { attempt, pay } = await order(suite.bench.good);
    await suite.bench.fault('failed_before_commit', attempt.reference);
    expect(await pay()).toMatchObject({ state: 'captured' });
    expect(await suite.bench.charges(attempt.reference)).toBe(1);
  });

  test('queries safely after a crash, and the notification decides', async () => {
    if (!isSecret()) return;
    const { attempt, intent, request } = await order(suite.bench.good);
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    await suite.bench.provider.charge(request);
    // The process that sent it is gone and no card is stored, so reconciliation queries without a card.
    const later = after(clock.now(), 5 * MINUTE);
    await reconcileAttemptsWork.run(later, 100);
    expect((await row(attempt.id)).state).toMatch(/^(?:unknown|captured)$/);
    await awaitNotification(attempt.reference);
    await deliver(attempt.reference);
    expect((await row(attempt.id)).state).toBe('captured');
    expect(await suite.bench.charges(attempt.reference)).toBe(1);
    expect(await charges(intent.id)).toBe(1);
  });

  test('finds a payment without notification by a query', async () => {
    if (!can('look_up') || !happens('no_webhook')) return;
    const { attempt, intent, submit } = await order(suite.bench.good);
    await suite.bench.fault('no_webhook', attempt.reference);
    const asked = await submit();
    if (asked.action) await suite.bench.authenticate(asked.action, 'confirm', suite.bench.good);
    await reconcileAttemptsWork.run(after(clock.now(), 2 * HOUR), 100);
    expect((await row(attempt.id)).state).toBe('captured');
    expect(await charges(intent.id)).toBe(1);
  });

  test('detects a call that never arrived and reopens the order', async () => {
    if (!isSecret()) return;
    const { attempt } = await order(suite.bench.good);
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    await reconcileAttemptsWork.run(after(clock.now(), 5 * MINUTE), 100);
    const found = await row(attempt.id);
    expect(found).toMatchObject({ state: 'error', outcome: 'retry' });
    expect(found.intent.state).toBe('requires_method');
    expect(await suite.bench.charges(attempt.reference)).toBe(0);
  });
}
