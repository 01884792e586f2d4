// [core §6 Level 2 may unsubscribe] [core §8 disiscrizione_ok] [money §4 Unsubscribe from a subscription]
// [money §6 Above level 1 may unsubscribe] [money §7 POST /api/orders/unsubUser]
import { expect, test } from '@jest/globals';
import { disableAccount } from '#lib/accounts/disable-account.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createBuyer } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { json, send } from './payment-calls.ts';

installProvider(simulatedProvider().provider);

const subscriptionOf = (memberId: string) =>
  db().subscription.findFirstOrThrow({ where: { memberId }, include: { mandate: true } });

test('cancelling keeps the paid period, revokes the card and is confirmed by mail, once', async () => {
  const buyer = await createBuyer();
  const { viewer, memberId, publicId } = buyer;
  await buy(buyer, 'sub_1m');
  const body = { clickid: publicId };
  const { periodEnd, id } = await subscriptionOf(memberId);
  const done = await json(await send('POST /api/orders/unsubUser', { viewer, body }));
  expect(done).toEqual({ status: 'ok', premiumLevel: 1, periodEnd: periodEnd.toISOString() });
  expect(await subscriptionOf(memberId)).toMatchObject({
    state: 'active',
    cancelAtPeriodEnd: true,
    endReason: 'member',
    endedAt: null,
    mandate: { state: 'revoking', uses: [] },
  });
  expect(await db().user.findUniqueOrThrow({ where: { id: memberId } })).toMatchObject({
    level: 1,
    paidUntil: periodEnd,
  });
  const again = await json(await send('POST /api/orders/unsubUser', { viewer, body }));
  // 37: another tab that cancels it again shows the same result.
  expect(again).toEqual(done);
  expect(await db().mailMessage.count({ where: { dedupeKey: `canceled:${id}` } })).toBe(1);
  expect(await checkLedger(clock.now())).toEqual([]);
});

test('a card stored for more than renewals stays, and another member cannot cancel', async () => {
  const buyer = await createBuyer();
  const { viewer, memberId } = buyer;
  const { token } = await buy(buyer, 'sub_1m');
  await db().mandate.updateMany({ where: { token }, data: { uses: ['renewal', 'one_click'] } });
  const body = { clickid: (await createBuyer()).publicId };
  const foreign = await send('POST /api/orders/unsubUser', { viewer, body });
  expect(foreign.status).toBe(404);
  expect(await subscriptionOf(memberId)).toMatchObject({ cancelAtPeriodEnd: false });
  await send('POST /api/orders/unsubUser', { viewer });
  expect(await subscriptionOf(memberId)).toMatchObject({
    mandate: { state: 'valid', uses: ['one_click'] },
  });
});

test('a closed account is not charged again', async () => {
  const buyer = await createBuyer();
  const { memberId, profileId } = buyer;
  await buy(buyer, 'sub_1m');
  const closing = { memberId, profileId, reason: 'own_request', now: clock.now() } as const;
  await inTransaction((tx) => disableAccount(tx, closing));
  expect(await subscriptionOf(memberId)).toMatchObject({
    cancelAtPeriodEnd: true,
    endReason: 'disabled',
    mandate: { state: 'revoking' },
  });
});
