import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { capabilitiesOf } from '#lib/payments/providers/registry.ts';
import { clock } from '#lib/kernel/clock.ts';
import { until } from './until.ts';
import type { Suite } from './suite.ts';

/** Disputes, and the capabilities that an adapter states. */
export function claimTests(suite: Suite): void {
  const { order, can, deliver, awaitNotification } = suite;

  test('reports a dispute and the bank’s decision, and the ledger follows', async () => {
    const { dispute } = suite.bench;
    expect(dispute !== null).toBe(can('disputes'));
    if (!dispute) return;
    const { attempt, pay } = await order(suite.bench.good);
    await pay();
    await awaitNotification(attempt.reference);
    const deliveries = async () => (await suite.bench.deliveries(attempt.reference)).length;
    const claim = async (step: 'open' | 'won' | 'lost') => {
      const before = await deliveries();
      await dispute(attempt.reference, step);
      await until('the claim', async () => (await deliveries()) > before);
      await deliver(attempt.reference, 2);
      return db().dispute.findMany({ where: { attemptId: attempt.id } });
    };
    const { amountMinor } = attempt;
    for (const step of suite.bench.claims ?? ['open', 'won', 'lost']) {
      const disputes = await claim(step);
      expect(disputes).toMatchObject([{ state: step, amountMinor }]);
      expect(disputes[0]?.decidedAt === null).toBe(step === 'open');
    }
    expect(await checkLedger(clock.now())).toEqual([]);
  });

  test('states only the capabilities that routes may rely on', () => {
    const stated = capabilitiesOf(suite.bench.provider, suite.bench.method);
    expect(stated?.has('refund')).toBe(true);
    // A renewal needs a stored payment method and a way to charge it without the buyer.
    if (stated?.has('merchant_initiated')) expect(stated.has('store')).toBe(true);
    const forms = ['card_fields', 'hosted_page', 'approval'] as const;
    const { kind } = suite.bench.good.paymentMethod;
    expect(forms.some((form) => stated?.has(form)) || kind === 'wallet').toBe(true);
    expect(stated?.has('card_fields')).toBe(kind === 'sealed_card');
  });
}
