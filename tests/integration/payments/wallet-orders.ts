import { afterAll, beforeAll, expect } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { createBuyer } from '../../factories/order.ts';
import { startSandbox, type Delivered, type Sandbox } from '../../setup/sandbox-process.ts';
import { json, send } from './payment-calls.ts';
import { walletFlow } from './wallet-flow.ts';

export const CREATE = 'POST /api/orders/client/paypal/createOrder';
export const APPROVED = 'POST /api/orders/client/paypal/orderOk';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

let keys = 0;

/** The body that the wallet's button sends. */
export const order = (more: Readonly<Record<string, unknown>> = {}) => {
  keys += 1;
  return {
    rateplan: { product_id: 'pack_150', prezzo: '0.01' },
    acceptOrder: true,
    startNow: true,
    idempotencyKey: `wallet-key-${keys}`,
    ...more,
  };
};

export async function ordered(body = order(), buyer?: Buyer) {
  const who = buyer ?? (await createBuyer({ flowCode: await walletFlow() }));
  const answer = await send(CREATE, { viewer: who.viewer, body });
  expect(answer.status).toBe(200);
  const made = await json(answer);
  return { buyer: who, made, id: String(made['id']), approveUrl: String(made['approveUrl']) };
}

export const approved = async ({ viewer }: Buyer, id: string) =>
  json(await send(APPROVED, { viewer, body: { response: { id, status: 'COMPLETED' } } }));

export const attemptOf = (id: string) =>
  db().attempt.findFirstOrThrow({
    where: { providerReference: id },
    include: { intent: true, disputes: true },
  });

/** The wallet's sandbox for a test file. */
export function walletSandbox() {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.stop());

  /** The notification of type `type` about an order, once it has arrived. */
  const awaitDelivery = async (about: string, type: string): Promise<Delivered> => {
    for (let tries = 0; tries < 1_000; tries += 1) {
      const found = sandbox.deliveries.find(
        ({ raw }) => raw.includes(about) && raw.includes(`"event_type":"${type}"`),
      );
      if (found) return found;
      await sleep(10);
    }
    throw new Error(`no ${type} about ${about}`);
  };

  return {
    awaitDelivery,
    url: () => sandbox.url,
    fault: (...faults: Parameters<Sandbox['fault']>) => sandbox.fault(...faults),
    takeIn: async (about: string, type: string): Promise<void> => {
      await receiveProviderEvent({ ...(await awaitDelivery(about, type)), now: clock.now() });
      await processProviderEventsWork.run(clock.now(), 100);
    },
  };
}
