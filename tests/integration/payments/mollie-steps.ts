import { expect } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { receiveProviderEvent } from '#lib/payments/webhooks/receive-provider-event.ts';
import { createBuyer } from '../../factories/order.ts';
import type { Sandbox } from '../../setup/sandbox-process.ts';
import { json, send } from './payment-calls.ts';
import { hostedOrder } from './wallet-flow.ts';

export const CREATE = 'POST /api/orders/mollie/createPayment';
export const CHECK = 'POST /api/orders/mollie/checkTransactionStatus';

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;

type Made = {
  readonly _links: { readonly checkout: { readonly href: string } };
  readonly data: { readonly orderId: string };
};

/** An order made on the member’s page, not paid yet. */
export async function ordered(body = hostedOrder(), buyer?: Buyer) {
  const who = buyer ?? (await createBuyer());
  const answer = await send(CREATE, { viewer: who.viewer, body });
  expect(answer.status).toBe(200);
  const made = (await json(answer)) as Made & Record<string, unknown>;
  return { buyer: who, made, href: made._links.checkout.href, orderId: made.data.orderId };
}

/** Submits the buyer's choice on the checkout page; returns the address of the redirect. */
export async function choose(href: string, ending: string, reason = ''): Promise<URL> {
  const body = new URLSearchParams({ ending, reason });
  const answer = await fetch(href, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

/** The status request of the return page. */
export const check = async ({ viewer }: Buyer, orderId: string | null) =>
  json(await send(CHECK, { viewer, body: { orderId } }));

export const bought = async ({ memberId }: Buyer) =>
  (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).bought;

export const attemptOf = (orderId: string) =>
  db().attempt.findFirstOrThrow({
    where: { intent: { publicId: orderId } },
    include: { intent: true, disputes: true },
  });

/** Processes notification number `count` about the order's payment. */
export async function takeIn({ deliveries }: Sandbox, orderId: string, count = 1): Promise<void> {
  const { providerReference } = await attemptOf(orderId);
  const arrived = () => deliveries.filter(({ raw }) => raw === `id=${providerReference ?? ''}`);
  for (let tries = 0; arrived().length < count; tries += 1) {
    if (tries === 1_000) throw new Error('no notification arrived');
    await sleep(10);
  }
  const nudge = arrived()[count - 1];
  if (nudge) await receiveProviderEvent({ ...nudge, now: clock.now() });
  await processProviderEventsWork.run(clock.now(), 100);
}
