import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import type { Suite } from './suite.ts';

/** Payment methods that are stored, charged without the buyer, and revoked. */
export function storedMethodTests(suite: Suite): void {
  const { order, can, deliver, awaitNotification } = suite;

  test('stores the payment method for a subscription, and for nothing else', async () => {
    if (!can('store')) return;
    const pack = await order(suite.bench.good);
    await pack.pay();
    expect(await db().mandate.count({ where: { memberId: pack.buyer.memberId } })).toBe(0);
    const plan = await order(suite.bench.good, 'sub_3m');
    await plan.pay();
    await awaitNotification(plan.attempt.reference);
    await deliver(plan.attempt.reference);
    const mandates = await db().mandate.findMany({
      where: { memberId: plan.buyer.memberId },
      include: { subscriptions: true },
    });
    expect(mandates).toMatchObject([{ state: 'valid', uses: ['renewal'] }]);
    expect(mandates[0]?.subscriptions).toHaveLength(1);
    expect(JSON.stringify(mandates)).not.toMatch(/(?<![\w-])\d{12,19}(?![\w-])/);
  });

  test('charges a stored method without the buyer, once per key, until it is revoked', async () => {
    if (!can('merchant_initiated')) return;
    const plan = await order(suite.bench.good, 'sub_3m');
    await plan.pay();
    await awaitNotification(plan.attempt.reference);
    await deliver(plan.attempt.reference);
    const { token } = await db().mandate.findFirstOrThrow({
      where: { memberId: plan.buyer.memberId },
    });
    const renewal = (number: number): ChargeRequest => ({
      ...plan.request,
      reference: `${plan.attempt.reference}-${number}`,
      paymentMethod: { kind: 'stored', token },
      purpose: 'renewal',
      initiator: 'merchant',
      sca: 'none',
      cardOnFile: 'renewal',
      store: false,
      browser: null,
      idempotencyKey: `${plan.attempt.id}-${number}`,
    });
    for (const _ of [1, 2]) {
      expect(await suite.bench.provider.charge(renewal(1))).toMatchObject({
        state: 'captured',
        reference: renewal(1).reference,
        action: null,
      });
    }
    expect(await suite.bench.charges(renewal(1).reference)).toBe(1);
    if (!can('revoke')) return;
    const { company, payer } = plan.request;
    for (const _ of [1, 2]) {
      expect(await suite.bench.provider.revoke({ company, token, payerId: payer.id })).toBe(
        'revoked',
      );
    }
    const refused = await suite.bench.provider.charge(renewal(2));
    expect(['refused', 'error']).toContain(refused.state);
    expect(await suite.bench.charges(renewal(2).reference)).toBe(0);
  });
}
