// [finding 64]
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { providerNames, type Method } from '#lib/payments/providers/capabilities.ts';
import type { ProviderName } from '#lib/payments/providers/capabilities.ts';
import { providerByName } from '#lib/payments/providers/registry.ts';
import { cardOf } from '../../../prisma/seed/desk/money/bank.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(() => Promise.resolve());
});
afterAll(() => sandbox.stop());

const methodOf = (provider: ProviderName): Method =>
  provider === 'paypal' || provider === 'mollie' ? provider : 'credit_card';

test.each(providerNames)(
  'a subscriber of the demo’s seed who pays by %s renews',
  async (provider) => {
    const { viewer, memberId } = await createBuyer();
    const { token } = cardOf(provider, memberId);
    const paymentMethod = { kind: 'stored', token } as const;
    const method = methodOf(provider);
    const order = { viewer, provider, method, paymentMethod, productId: 'sub_1m' };
    const { attempt, request } = await createOrder(order);
    const adapter = providerByName(provider);
    const renewed = await adapter.charge({
      ...request,
      purpose: 'renewal',
      initiator: 'merchant',
      sca: 'none',
      cardOnFile: 'renewal',
      store: false,
      browser: null,
      idempotencyKey: attempt.id,
    });
    expect(renewed).toMatchObject({ state: 'captured', reference: request.reference });
  },
);
