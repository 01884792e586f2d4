import { describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId, newPublicId } from '#lib/kernel/ids.ts';
import { checkStanding } from '#lib/payments/orders/check-standing.ts';
import { waysFor } from '#lib/payments/ways/ways.ts';
import { createBuyer, createOrder, sealedCard } from '../../factories/order.ts';

const brand = brandById('dolcevita');
if (!brand) throw new Error('no dolcevita');

const offered = (memberId: string, more: object = {}) =>
  waysFor({
    ...{ memberId, methods: ['paypal', 'credit_card', 'nothing'], flowCode: '7' },
    ...{ planKind: 'pack', brand, now: clock.now(), ...more },
  });

/** A card that a provider keeps for the member's orders. */
const keep = (memberId: string, more: object = {}) =>
  db().mandate.create({
    data: {
      ...{ id: newId(), publicId: newPublicId(), memberId, token: newId(), state: 'valid' },
      ...{ provider: 'adyen', company: 'gankomedia', uses: ['one_click'], createdAt: clock.now() },
      ...{ cardBrand: 'visa', lastFour: '1111', expiresOn: '03/2099', ...more },
    },
  });

describe('the ways to pay', () => {
  test('are those of the flow in its order, with public configuration alone', async () => {
    const { memberId } = await createBuyer();
    const ways = await offered(memberId);
    expect(ways.map(({ method }) => method)).toEqual(['paypal', 'credit_card']);
    expect(JSON.stringify(ways)).not.toMatch(/secret|api_key|demo-paypal-secret/i);
    expect(ways[0]).toMatchObject({ way: { clientId: 'demo-paypal-client' } });
  });

  test('of a card check are a card that is typed', async () => {
    const { memberId } = await createBuyer();
    await keep(memberId);
    const ways = await offered(memberId, { planKind: 'card_check' });
    expect(ways.map(({ method }) => method)).toEqual(['credit_card']);
  });

  test('begin with the kept cards that can be charged here', async () => {
    const { memberId } = await createBuyer();
    const { publicId } = await keep(memberId);
    await keep(memberId, { company: 'iumob' });
    await keep(memberId, { provider: 'trustpay' });
    await keep(memberId, { uses: ['renewal'] });
    await keep(memberId, { state: 'revoking', revokeAt: clock.now() });
    await keep(memberId, { lastFour: null });
    await keep((await createBuyer()).memberId);
    const [first, ...others] = await offered(memberId);
    expect(first).toMatchObject({ method: 'stored_card', way: { cardToken: publicId } });
    expect(others.map(({ method }) => method)).toEqual(['paypal', 'credit_card']);
    expect(JSON.stringify(first)).not.toMatch(/gankomedia|adyen/);
    const cardless = await offered(memberId, { methods: ['paypal'] });
    expect(cardless.map(({ method }) => method)).toEqual(['paypal']);
  });
});

describe('how the card check stands', () => {
  test('is told by the newest try, and by what proved the card first', async () => {
    const { viewer, memberId } = await createBuyer();
    const { brandId } = viewer;
    expect(await checkStanding(memberId)).toEqual({ passed: null, failedAt: null });
    const means = sealedCard('4111111111111111');
    const { attempt } = await createOrder({ viewer, provider: 'adyen', means });
    const at = clock.now();
    await db().cardCheck.create({
      data: {
        ...{ id: newId(), memberId, brandId, attemptId: attempt.id, provider: 'adyen', at },
        ...{ method: 'credit_card', passed: false, outcome: 'card_declined', threeDs: false },
      },
    });
    expect(await checkStanding(memberId)).toEqual({ passed: null, failedAt: at });
    await db().user.update({
      where: { id: memberId },
      data: { cardVerifiedAt: at, cardVerifiedBy: 'payment_3ds' },
    });
    expect(await checkStanding(memberId)).toMatchObject({ passed: { at, by: 'payment_3ds' } });
  });
});
