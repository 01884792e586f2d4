import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { createOrder, type createBuyer } from './order.ts';
import { captured } from './simulated-provider.ts';

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

let counter = 0;

/** Buys a plan at the simulated provider and marks it as paid; a subscription's card is stored. */
export async function buy({ viewer }: Buyer, productId: string, now = clock.now()) {
  counter += 1;
  const how = {
    provider: 'mollie',
    method: 'credit_card',
    paymentMethod: { kind: 'hosted' },
  } as const;
  const { intent, attempt } = await createOrder({ viewer, ...how, productId, now });
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  const shown = { cardBrand: 'visa', lastFour: '1111', expiresOn: '03/2030' };
  const stored = { token: `token-${process.pid}-${counter}`, ...shown };
  const storesMandate = productId.startsWith('sub_');
  await syncAttempt(attempt.id, captured(attempt, storesMandate ? stored : null), now);
  const charge = await db().charge.findUniqueOrThrow({ where: { attemptId: attempt.id } });
  return { intent, attempt, charge, token: stored.token };
}
