import { describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { listPaymentOptions } from '#lib/payments/options/payment-options.ts';
import { orderNotice } from '#lib/payments/orders/order-notice.ts';
import { isDeclinedCard } from '#lib/payments/cards/is-declined.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { offerFor, triesLeft } from '#lib/payments/queries.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { charge, json, send } from './payment-calls.ts';

const brand = brandById('dolcevita');
if (!brand) throw new Error('brand not found');

let keys = 0;

/** Stores as many refused attempts by a method. */
async function refuse(
  viewer: Awaited<ReturnType<typeof createBuyer>>['viewer'],
  method: 'credit_card' | 'paypal',
  count: number,
) {
  for (let at = 0; at < count; at += 1) {
    keys += 1;
    const { attempt, intent } = await createOrder({
      viewer,
      provider: method === 'paypal' ? 'paypal' : 'adyen',
      method,
      paymentMethod: { kind: 'hosted' },
      idempotencyKey: `method-tries-${keys}`,
    });
    const data = { state: 'refused', outcome: 'card_declined' } as const;
    await db().attempt.update({ where: { id: attempt.id }, data });
    await db().intent.update({ where: { id: intent.id }, data: { state: 'requires_method' } });
  }
}

const offered = async (memberId: string, methods: readonly string[]) =>
  (
    await listPaymentOptions({
      memberId,
      methods,
      flowCode: '7',
      planKind: 'pack',
      brand,
      now: clock.now(),
    })
  ).map(({ method }) => method);

describe('34: refused attempts', () => {
  test('block their own method only', async () => {
    const { viewer, memberId } = await createBuyer();
    const now = clock.now();
    await refuse(viewer, 'credit_card', 6);
    expect(await triesLeft(memberId, now, 'credit_card')).toBe(0);
    expect(await triesLeft(memberId, now, 'paypal')).toBe(6);
    expect(await offered(memberId, ['credit_card', 'paypal'])).toEqual(['paypal']);
    const { offer } = await offerFor(viewer, 'pack_150', { brand, locale: 'it', now });
    const where = { locale: 'it', now } as const;
    const methods = ['credit_card', 'paypal'];
    expect(await orderNotice(viewer, offer, { ...where, methods })).toBeNull();
    expect(await orderNotice(viewer, offer, { ...where, methods: ['credit_card'] })).toMatchObject({
      kind: 'tries_used',
    });
    const body = charge('4111111111111111');
    expect(await json(await send('POST /api/orders/tryCharge', { viewer, body }))).toMatchObject({
      status: 'ko',
      message: 'change_method',
    });
    await refuse(viewer, 'paypal', 6);
    expect(await offered(memberId, methods)).toEqual([]);
    expect(await orderNotice(viewer, offer, { ...where, methods })).toMatchObject({
      kind: 'tries_used',
    });
    expect(await triesLeft(memberId, after(now, 2 * HOUR), 'paypal')).toBe(6);
  });
});

describe('81: a stored card', () => {
  async function storedCard(outcome: Outcome | 'success') {
    const { viewer, memberId } = await createBuyer();
    const { attempt } = await createOrder({
      viewer,
      provider: 'adyen',
      paymentMethod: { kind: 'stored', token: `declined-${keys}` },
    });
    keys += 1;
    const now = clock.now();
    const { id } = await db().mandate.create({
      data: {
        id: crypto.randomUUID(),
        publicId: `card-${keys}`,
        memberId,
        company: 'gankomedia',
        provider: 'adyen',
        token: `declined-${keys}`,
        state: 'valid',
        uses: ['one_click'],
        lastFour: '1111',
        createdAt: now,
      } as never,
    });
    const state = outcome === 'success' ? ('captured' as const) : ('refused' as const);
    await db().attempt.update({
      where: { id: attempt.id },
      data: { mandateId: id, state, outcome },
    });
    return { id, now };
  }

  test.each([
    ['card_declined', true, false],
    ['lost_or_stolen', true, true],
    ['expired_card', true, true],
    ['already_declined', true, true],
    ['insufficient_funds', false, false],
    ['authentication_required', false, false],
    ['success', false, false],
  ] as const)(
    'whose last charge was %s is refused at once: %s, a day later: %s',
    async (...row) => {
      const [outcome, soon, later] = row;
      const { id, now } = await storedCard(outcome);
      expect(await isDeclinedCard(id, now)).toBe(soon);
      expect(await isDeclinedCard(id, after(now, DAY + HOUR))).toBe(later);
    },
  );
});
