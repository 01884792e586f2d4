import { describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId, newPublicId } from '#lib/kernel/ids.ts';
import { readCardCheck } from '#lib/payments/orders/read-card-check.ts';
import { listPaymentOptions } from '#lib/payments/options/payment-options.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';

const brand = brandById('dolcevita');
if (!brand) throw new Error('brand dolcevita not found');

const offered = (memberId: string, more: object = {}) =>
  listPaymentOptions({
    memberId,
    methods: ['paypal', 'credit_card', 'nothing'],
    flowCode: '7',
    planKind: 'pack',
    brand,
    now: clock.now(),
    ...more,
  });

/** A card that a provider stores for the member's orders. */
const storeCard = (memberId: string, more: object = {}) =>
  db().mandate.create({
    data: {
      id: newId(),
      publicId: newPublicId(),
      memberId,
      token: newId(),
      state: 'valid',
      provider: 'adyen',
      company: 'gankomedia',
      uses: ['one_click'],
      createdAt: clock.now(),
      cardBrand: 'visa',
      lastFour: '1111',
      expiresOn: '03/2099',
      ...more,
    },
  });

describe('the payment options', () => {
  test('are those of the flow in its order, with public configuration only', async () => {
    const { memberId } = await createBuyer();
    const options = await offered(memberId);
    expect(options.map(({ method }) => method)).toEqual(['paypal', 'credit_card']);
    expect(JSON.stringify(options)).not.toMatch(/secret|api_key|demo-paypal-secret/i);
    expect(options[0]).toMatchObject({ details: { clientId: 'demo-paypal-client' } });
  });

  test('of a card check are cards typed by the member', async () => {
    const { memberId } = await createBuyer();
    await storeCard(memberId);
    const options = await offered(memberId, { planKind: 'card_check' });
    expect(options.map(({ method }) => method)).toEqual(['credit_card']);
  });

  test('begin with the stored cards that can be charged here', async () => {
    const { memberId } = await createBuyer();
    const { publicId } = await storeCard(memberId);
    await storeCard(memberId, { company: 'iumob' });
    await storeCard(memberId, { provider: 'trustpay' });
    await storeCard(memberId, { uses: ['renewal'] });
    await storeCard(memberId, { state: 'revoking', revokeAt: clock.now() });
    await storeCard(memberId, { lastFour: null });
    await storeCard((await createBuyer()).memberId);
    const [first, ...others] = await offered(memberId);
    expect(first).toMatchObject({ method: 'stored_card', details: { cardToken: publicId } });
    expect(others.map(({ method }) => method)).toEqual(['paypal', 'credit_card']);
    expect(JSON.stringify(first)).not.toMatch(/gankomedia|adyen/);
    const cardless = await offered(memberId, { methods: ['paypal'] });
    expect(cardless.map(({ method }) => method)).toEqual(['paypal']);
  });
});

describe('the status of the card check', () => {
  test('comes from the newest attempt, and from what verified the card first', async () => {
    const { viewer, memberId } = await createBuyer();
    const { brandId } = viewer;
    expect(await readCardCheck(memberId)).toEqual({ passed: null, failedAt: null });
    const paymentMethod = sealedCard('4111111111111111');
    const { attempt } = await createOrder({ viewer, provider: 'adyen', paymentMethod });
    const at = clock.now();
    await db().cardCheck.create({
      data: {
        id: newId(),
        memberId,
        brandId,
        attemptId: attempt.id,
        provider: 'adyen',
        at,
        method: 'credit_card',
        passed: false,
        outcome: 'card_declined',
        threeDs: false,
      },
    });
    expect(await readCardCheck(memberId)).toEqual({ passed: null, failedAt: at });
    await db().user.update({
      where: { id: memberId },
      data: { cardVerifiedAt: at, cardVerifiedBy: 'payment_3ds' },
    });
    expect(await readCardCheck(memberId)).toMatchObject({ passed: { at, by: 'payment_3ds' } });
  });
});
