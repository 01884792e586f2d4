import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { createBuyer, createOrder } from './order.ts';
import { captured } from './simulated-provider.ts';

/** An order on the simulated provider's page, not sent yet. */
export async function hostedOrder(productId = 'pack_50') {
  const buyer = await createBuyer();
  const paymentMethod = { kind: 'hosted' as const };
  const order = { viewer: buyer.viewer, paymentMethod, productId };
  const made = await createOrder({ ...order, provider: 'mollie', method: 'mollie' });
  return { buyer, ...made };
}

/** The same order, paid as by a notification, with a stored token if the plan renews. */
export async function paidOrder(productId = 'pack_50') {
  const made = await hostedOrder(productId);
  const { attempt } = made;
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  const token = `tok-${attempt.id}`;
  const stored = { token, cardBrand: null, lastFour: null, expiresOn: null };
  await syncAttempt(attempt.id, captured(attempt, stored), clock.now());
  return { ...made, token };
}
