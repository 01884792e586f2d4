import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { nothingKnown } from '#lib/payments/providers/nothing-known.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { syncUnasked } from '#lib/payments/attempts/sync-unasked.ts';
import { createBuyer, createOrder, sealedCard } from '#tests/factories/order.ts';
import { capturePushes } from '../chat/scene.ts';

const means = sealedCard('4111111111111111');
const REFUSED = nothingKnown('refused', 'card_declined');

/** An order whose outcome nobody knows yet. */
async function underWay() {
  const buyer = await createBuyer();
  const { attempt } = await createOrder({ viewer: buyer.viewer, provider: 'adyen', means });
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'confirming' } });
  const pushed = capturePushes();
  const told = () => pushed.filter(({ name }) => name === 'notification');
  return { buyer, attempt, told };
}

test('a purchase that fails behind the buyer’s back is told once on their open pages', async () => {
  const { buyer, attempt, told } = await underWay();
  for (const _ of [1, 2, 3]) await syncUnasked(attempt.id, REFUSED, clock.now());
  expect(told()).toEqual([
    {
      ...{ memberId: buyer.memberId, name: 'notification', except: undefined },
      payload: {
        type: 'purchKo',
        title: 'Il pagamento non è andato',
        text: 'Non si è concluso. Puoi riprovare quando vuoi, anche con un altro metodo.',
        angelId: null,
      },
    },
  ]);
});

test('the page that asked itself is not told a second time', async () => {
  const { attempt, told } = await underWay();
  await syncAttempt(attempt.id, REFUSED, clock.now());
  await syncUnasked(attempt.id, REFUSED, clock.now());
  expect(told()).toEqual([]);
});

test('what is still open is no failure', async () => {
  const { attempt, told } = await underWay();
  await syncUnasked(attempt.id, nothingKnown('unknown', 'open'), clock.now());
  expect(told()).toEqual([]);
});
