// [money §1 Guarantee box]
import { describe, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import type { FlowConfig } from '#lib/flows/config.ts';
import { newId } from '#lib/kernel/ids.ts';
import { orderNotice } from '#lib/payments/orders/order-notice.ts';
import { offerFor, shopFor, triesOf } from '#lib/payments/queries.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';
import { GOOD, orderFor, paymentSandbox } from './payment-sandbox.ts';

paymentSandbox();

const PACK = { kind: 'pack', priceMinor: 990, currency: 'EUR' };
const SUBSCRIPTION = { ...PACK, kind: 'subscription' };

const brand = brandById('dolcevita');
if (!brand) throw new Error('brand not found');
const where = () => ({ brand, locale: 'it' as const, now: clock.now(), methods: ['credit_card'] });

async function subscriber() {
  const { buyer, attempt, request } = await orderFor('sub_1m');
  await submitAttempt(attempt, request, clock.now());
  const viewer = await findSession(buyer.token);
  if (!viewer) throw new Error('session not found');
  return viewer;
}

/** A flow with one starter plan for free members, and another plan plus a hidden one for paying members. */
async function publishNarrow(): Promise<string> {
  const { config, brandId } = await db().flowVersion.findFirstOrThrow({
    where: { brandId: 'dolcevita', code: '7' },
    orderBy: { version: 'desc' },
  });
  const { plans, ...rest } = config as unknown as FlowConfig;
  const entry = (productId: string) => {
    const found = plans.free.find((one) => one.productId === productId);
    if (!found) throw new Error(productId);
    return { ...found, firstSelling: productId === 'pack_50' };
  };
  const premium = [entry('pack_50'), entry('pack_150'), { ...entry('pack_400'), visible: false }];
  const narrow = { ...rest, plans: { ...plans, free: [entry('pack_50')], premium } };
  await db().flowVersion.create({
    data: {
      id: newId(),
      brandId,
      code: 'narrow',
      version: 1,
      config: narrow,
      publishedAt: clock.now(),
    },
  });
  return 'narrow';
}

describe('the plans that a member may order', () => {
  test('are those that their page shows: no hidden plan, no starter plan for a paying member, no card check once passed', async () => {
    const { viewer } = await createBuyer({ flowCode: await publishNarrow() });
    const paying = { ...viewer, level: 1 as const };
    await expect(offerFor(viewer, 'pack_50', where())).resolves.toBeDefined();
    await expect(offerFor(viewer, 'pack_150', where())).rejects.toThrow('plan_unknown');
    await expect(offerFor(paying, 'pack_150', where())).resolves.toBeDefined();
    for (const hidden of ['pack_50', 'pack_400', 'sub_1m']) {
      await expect(offerFor(paying, hidden, where())).rejects.toThrow('plan_unknown');
    }
    await expect(offerFor(viewer, 'card_check', where())).resolves.toBeDefined();
    const checked = { ...viewer, cardVerified: true };
    await expect(offerFor(checked, 'card_check', where())).rejects.toThrow('plan_unknown');
    expect((await shopFor(checked, where())).verification).toBeNull();
    await expect(offerFor(viewer, 'sub_of_another', where())).rejects.toThrow('plan_unknown');
  });

  test('exclude subscriptions while one renews, and the shop names that one', async () => {
    const viewer = await subscriber();
    const shop = await shopFor(viewer, where());
    expect(shop.plans.map(({ kind }) => kind)).not.toContain('subscription');
    expect(shop.plans.length).toBeGreaterThan(0);
    expect(shop.renewing).toMatchObject({ planName: 'Un mese' });
    expect(await orderNotice(viewer, SUBSCRIPTION, where())).toMatchObject({
      kind: 'subscription_running',
      planName: 'Un mese',
    });
    expect(await orderNotice(viewer, PACK, where())).toBeNull();
    await db().subscription.updateMany({
      where: { memberId: viewer.memberId },
      data: { cancelAtPeriodEnd: true },
    });
    expect((await shopFor(viewer, where())).renewing).toBeNull();
  });
});

describe('an obstacle to an order', () => {
  test('is reported before the member types anything', async () => {
    const { viewer } = await createBuyer({ confirmed: false });
    expect(await orderNotice(viewer, PACK, where())).toEqual({ kind: 'email_unconfirmed' });
    const confirmed = await createBuyer();
    expect(await orderNotice(confirmed.viewer, PACK, where())).toBeNull();
  });

  test('from six refusals ends one hour after the oldest of them', async () => {
    const { viewer, memberId } = await createBuyer();
    const refused = sealedCard('4111111111111111', 'Declined Buyer');
    const start = clock.now();
    for (let tries = 0; tries < 6; tries += 1) {
      const now = after(start, (tries - 10) * MINUTE);
      const { attempt, request } = await createOrder({
        viewer,
        provider: 'adyen',
        paymentMethod: refused,
        productId: 'pack_50',
        now,
      });
      await submitAttempt(attempt, request, now);
    }
    const again = after(start, -10 * MINUTE + HOUR);
    expect(await triesOf(memberId, start)).toEqual({ left: 0, againAt: again });
    expect(await orderNotice(viewer, PACK, { ...where(), now: start })).toEqual({
      kind: 'tries_used',
      until: again,
    });
    expect(await triesOf(memberId, after(again, 1))).toEqual({ left: 1, againAt: null });
    // A refused renewal is not an attempt by the member.
    await db().attempt.updateMany({
      where: { intent: { memberId } },
      data: { initiator: 'merchant' },
    });
    expect(await triesOf(memberId, start)).toMatchObject({ left: 6 });
  });
});

describe('the guarantee', () => {
  test('is part of the offer of a first paid order, and changes its hash', async () => {
    const { viewer } = await createBuyer();
    const first = await offerFor(viewer, 'pack_50', where());
    expect(first.offer.lines.guarantee).toContain('14 giorni');
    expect((await offerFor(viewer, 'card_check', where())).offer.lines.guarantee).toBeUndefined();
    const { attempt, request } = await createOrder({
      viewer,
      provider: 'adyen',
      paymentMethod: GOOD,
    });
    await submitAttempt(attempt, request, clock.now());
    const second = await offerFor(viewer, 'pack_50', where());
    expect(second.offer.lines.guarantee).toBeUndefined();
    expect(second.hash).not.toBe(first.hash);
    expect((await offerFor(viewer, 'pack_50', { ...where(), now: after(clock.now(), DAY) })).hash)
      // The offer of a pack does not contain the day.
      .toBe(second.hash);
  });
});
