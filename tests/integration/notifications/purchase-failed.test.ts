// [money §3 purchKo text]
import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { nothingKnown } from '#lib/payments/providers/nothing-known.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { syncInBackground } from '#lib/payments/attempts/sync-in-background.ts';
import { createBuyer, createOrder, sealedCard } from '#tests/factories/order.ts';
import { capturePushes } from '../chat/chat-helpers.ts';

const paymentMethod = sealedCard('4111111111111111');
const REFUSED = nothingKnown('refused', 'card_declined');

/** An order with an unknown outcome. */
async function pendingPurchase() {
  const buyer = await createBuyer();
  const { attempt } = await createOrder({ viewer: buyer.viewer, provider: 'adyen', paymentMethod });
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'confirming' } });
  const pushed = capturePushes();
  const notifications = () => pushed.filter(({ name }) => name === 'notification');
  return { buyer, attempt, notifications };
}

test('a purchase that fails in the background is announced once on the buyer’s open pages', async () => {
  const { buyer, attempt, notifications } = await pendingPurchase();
  for (const _ of [1, 2, 3]) await syncInBackground(attempt.id, REFUSED, clock.now());
  expect(notifications()).toEqual([
    {
      memberId: buyer.memberId,
      name: 'notification',
      except: undefined,
      payload: {
        type: 'purchKo',
        title: 'Pagamento non riuscito',
        text: 'Puoi riprovare quando vuoi, anche con un altro metodo.',
        angelId: null,
      },
    },
  ]);
});

test('a failure that the page itself requested is not announced again', async () => {
  const { attempt, notifications } = await pendingPurchase();
  await syncAttempt(attempt.id, REFUSED, clock.now());
  await syncInBackground(attempt.id, REFUSED, clock.now());
  expect(notifications()).toEqual([]);
});

test('an open payment is not announced as a failure', async () => {
  const { attempt, notifications } = await pendingPurchase();
  await syncInBackground(attempt.id, nothingKnown('unknown', 'open'), clock.now());
  expect(notifications()).toEqual([]);
});
