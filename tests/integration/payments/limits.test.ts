import { afterEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { orderNotice } from '#lib/payments/orders/order-notice.ts';
import { setLimits } from '#lib/payments/spending-limits/set-limits.ts';
import { guaranteeOrder } from '#lib/payments/withdrawal/guarantee-order.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { json, send } from './payment-calls.ts';

installProvider(simulatedProvider().provider);
afterEach(() => {
  clock.setOffset(0);
});

const PATH = '/api/orders/limits/{trackerId}';
const refused = (code: string) => ({ code }) as const;

const PACK = { kind: 'pack', priceMinor: 990, currency: 'EUR' };
const CHECK = { kind: 'card_check', priceMinor: 0, currency: 'EUR' };
const where = () => ({ locale: 'it' as const, now: clock.now(), methods: ['credit_card'] });

describe('a monthly limit', () => {
  test('is shown with the amount spent, and stops an order that would exceed it', async () => {
    const buyer = await createBuyer();
    const { viewer, memberId, publicId } = buyer;
    await buy(buyer, 'sub_1m');
    const params = { trackerId: publicId };
    const body = { capMinor: 2_000 };
    const set = await json(await send(`POST ${PATH}`, { viewer, params, body }));
    expect(set).toMatchObject({ capMinor: 2_000, spentMinor: 2_490, nextCapAt: null });
    expect(await json(await send(`GET ${PATH}`, { viewer, params }))).toEqual(set);
    await expect(buy(buyer, 'pack_50')).rejects.toMatchObject(refused('spending_cap_reached'));
    expect(await db().intent.count({ where: { memberId } })).toBe(1);
  });

  test('allows an order that still fits, and another after a refund', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    await setLimits(memberId, { capMinor: 2_000 }, clock.now());
    const { intent } = await buy(buyer, 'pack_50');
    await buy(buyer, 'pack_50');
    await expect(buy(buyer, 'pack_50')).rejects.toMatchObject(refused('spending_cap_reached'));
    await guaranteeOrder({ memberId, orderId: intent.publicId, now: clock.now() });
    await expect(buy(buyer, 'pack_50')).resolves.toBeDefined();
  });

  test('applies to concurrent orders, in every round', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    await setLimits(memberId, { capMinor: 2_000 }, clock.now());
    for (let round = 0; round < 4; round += 1) {
      await Promise.allSettled(Array.from({ length: 5 }, () => buy(buyer, 'pack_50')));
    }
    const paid = await db().charge.aggregate({ where: { memberId }, _sum: { amountMinor: true } });
    expect(paid._sum.amountMinor).toBe(2 * 990);
  });

  test('is announced before an order that would exceed it', async () => {
    const buyer = await createBuyer();
    await buy(buyer, 'pack_50');
    await setLimits(buyer.memberId, { capMinor: 2_000 }, clock.now());
    const notice = (priceMinor: number) =>
      orderNotice(buyer.viewer, { ...PACK, priceMinor }, where());
    expect(await notice(1_010)).toBeNull();
    expect(await notice(1_011)).toEqual({
      kind: 'cap_reached',
      capMinor: 2_000,
      spentMinor: 990,
      currency: 'EUR',
    });
    expect(await orderNotice(buyer.viewer, CHECK, where())).toBeNull();
  });

  test('starts again with each month in the brand’s timezone', async () => {
    const buyer = await createBuyer();
    const { memberId } = buyer;
    await buy(buyer, 'pack_50');
    await setLimits(memberId, { capMinor: 2_000 }, clock.now());
    await buy(buyer, 'pack_50');
    clock.setOffset(32 * DAY);
    await expect(buy(buyer, 'pack_50')).resolves.toBeDefined();
  });
});

describe('a pause of orders', () => {
  test('refuses paid orders until it ends', async () => {
    const buyer = await createBuyer();
    const { memberId, viewer, publicId: trackerId } = buyer;
    const body = { pauseDays: 1 };
    await send(`POST ${PATH}`, { viewer, params: { trackerId }, body });
    await expect(buy(buyer, 'pack_50')).rejects.toMatchObject(refused('cooling_off'));
    expect(await orderNotice(viewer, PACK, where())).toMatchObject({ kind: 'cooling_off' });
    expect(await orderNotice(viewer, CHECK, where())).toBeNull();
    expect(await db().intent.count({ where: { memberId } })).toBe(0);
    const how = {
      provider: 'mollie',
      method: 'credit_card',
      paymentMethod: { kind: 'hosted' },
    } as const;
    const check = createOrder({ viewer, ...how, productId: 'card_check' });
    await expect(check).resolves.toMatchObject({ intent: { amountMinor: 0 } });
    await expect(buy(buyer, 'pack_50', after(clock.now(), DAY))).resolves.toBeDefined();
  });

  test('is visible and changeable for its own member only', async () => {
    const { viewer } = await createBuyer();
    const { publicId: trackerId, memberId } = await createBuyer();
    for (const method of ['GET', 'POST']) {
      const asked = { viewer, params: { trackerId }, body: { pauseDays: 30 } };
      expect((await send(`${method} ${PATH}`, asked)).status).toBe(404);
    }
    expect(await db().spendingLimit.count({ where: { memberId } })).toBe(0);
  });
});
