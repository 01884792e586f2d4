import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createOperator } from '../../factories/operator.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { askDesk } from './ask-desk.ts';
import { purpose } from './order-page.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const { provider } = simulatedProvider();
installProvider(provider);

let finance = '';
let elsewhere = '';

beforeAll(async () => {
  finance = (await createOperator({ role: 'finance' })).token;
  elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

describe('pending payments', () => {
  type Hanging = { rows: { id: string; orderId: string | null; state: string }[] };
  const hanging = async (kind: string, token = finance) => {
    const query = { kind };
    const { answer } = await askDesk('GET /api/desk/hanging', { token, query, purpose });
    return (answer as unknown as Hanging).rows;
  };

  test('are listed once they are old, for their own brand, and can be checked again', async () => {
    const made = new Date(clock.ms() - 2 * HOUR);
    const { viewer } = await createBuyer();
    const { intent, attempt } = await createOrder({
      viewer,
      provider: 'mollie',
      method: 'mollie',
      paymentMethod: { kind: 'hosted' },
      now: made,
    });
    await db().attempt.update({
      where: { id: attempt.id },
      data: { state: 'unknown', syncAt: null },
    });
    expect(await hanging('attempts')).toContainEqual(
      expect.objectContaining({ id: attempt.reference, orderId: intent.publicId }),
    );
    expect((await hanging('attempts', elsewhere)).map(({ id }) => id)).not.toContain(
      attempt.reference,
    );
    const params = { reference: attempt.reference };
    const key = 'POST /api/desk/attempts/{reference}/ask';
    expect(await askDesk(key, { token: finance, params, purpose })).toMatchObject({ status: 200 });
    const { syncAt } = await db().attempt.findUniqueOrThrow({ where: { id: attempt.id } });
    expect(syncAt).not.toBeNull();
    const logged = { action: 'payment.ask', subject: attempt.reference, purpose };
    expect(await db().auditEntry.count({ where: { ...logged, brandId: intent.brandId } })).toBe(1);
  });

  test('of provider events have no brand: only operators of all brands see them', async () => {
    const id = newId();
    await db().providerEvent.create({
      data: {
        id,
        provider: 'paypal',
        company: 'gankomedia',
        dedupeKey: newId(),
        payload: {},
        state: 'failed',
        tries: 20,
        dueAt: clock.now(),
        receivedAt: clock.now(),
      },
    });
    const ids = async (token?: string) => (await hanging('events', token)).map((row) => row.id);
    expect(await ids()).toContain(id);
    expect(await ids(elsewhere)).not.toContain(id);
    const key = 'POST /api/desk/providerEvents/{id}/retry';
    expect(await askDesk(key, { token: elsewhere, params: { id }, purpose })).toMatchObject({
      code: 'not_found',
    });
    expect(await askDesk(key, { token: finance, params: { id }, purpose })).toMatchObject({
      status: 200,
    });
    expect(await db().providerEvent.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'received',
      tries: 0,
    });
    expect(await askDesk(key, { token: finance, params: { id }, purpose })).toMatchObject({
      code: 'not_found',
    });
  });

  test('include refunds and incidents', async () => {
    const { intent, attempt } = await paidOrder();
    const old = new Date(clock.ms() - 48 * HOUR);
    const id = newId(old.getTime());
    await db().refund.create({
      data: {
        id,
        attemptId: attempt.id,
        amountMinor: 5,
        currency: 'EUR',
        state: 'pending',
        reason: 'r',
        idempotencyKey: newId(),
        createdAt: old,
        updatedAt: old,
      },
    });
    await db().auditEntry.create({
      data: {
        id: newId(),
        actor: 'system',
        action: 'refund.unsettled',
        subject: id,
        data: {},
        at: clock.now(),
      },
    });
    const orderId = intent.publicId;
    expect(await hanging('refunds')).toContainEqual(expect.objectContaining({ id, orderId }));
    expect(await hanging('incidents')).toContainEqual(expect.objectContaining({ id, orderId }));
    expect(await hanging('incidents', elsewhere)).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    const key = 'POST /api/desk/refunds/{id}/ask';
    expect(await askDesk(key, { token: finance, params: { id }, purpose })).toMatchObject({
      status: 200,
    });
  });
});
