import { afterAll, beforeAll } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';
import { startSandbox, type Sandbox } from '../../setup/sandbox-process.ts';

/** A card that is charged at once. */
export const GOOD = sealedCard('4111111111111111');

export async function orderFor(productId = 'pack_150', paymentMethod = GOOD) {
  const buyer = await createBuyer();
  const made = await createOrder({
    viewer: buyer.viewer,
    provider: 'adyen',
    paymentMethod,
    productId,
  });
  return { buyer, ...made };
}

/** The provider's sandbox for a test file. */
export function paymentSandbox() {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());

  /** The notifications of the provider about an attempt, once they have arrived. */
  const delivered = async (reference: string) => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const found = sandbox.deliveries.filter(({ raw }) => raw.includes(reference));
      if (found.length > 0) return found;
      await sleep(10);
    }
    throw new Error(`no notification for ${reference}`);
  };

  return {
    delivered,
    calls: (reference: string) => sandbox.calls(reference),
    fault: (fault: Parameters<Sandbox['fault']>[0]) => sandbox.fault(fault),
    /** Receives the provider's notification about an attempt and processes it. */
    takeIn: async (reference: string): Promise<void> => {
      const [delivery] = await delivered(reference);
      if (!delivery) throw new Error(`nothing was delivered for ${reference}`);
      const now = clock.now();
      await receiveProviderEvent({ ...delivery, now });
      await processProviderEventsWork.run(now, 100);
    },
  };
}
