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
import { orderPage, purpose } from './order-page.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const { provider } = simulatedProvider();
installProvider(provider);

let finance = '';
let elsewhere = '';

beforeAll(async () => {
  finance = (await createOperator({ role: 'finance' })).token;
  elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

type Listed = { orders: { orderId: string; brandId: string }[]; next: string | null };
async function list(query: Record<string, string>, token = finance): Promise<Listed> {
  const { status, answer } = await askDesk('GET /api/desk/payments', { token, query, purpose });
  expect(status).toBe(200);
  return answer as unknown as Listed;
}

const page = (orderId: string) => orderPage(orderId, finance);
const numbers = ({ orders }: Listed) => orders.map(({ orderId }) => orderId);

describe('the list of orders', () => {
  test('is searchable by each order number and by member, within the operator’s brands', async () => {
    const { intent, attempt, buyer } = await paidOrder();
    await paidOrder();
    const charge = await db().charge.findUniqueOrThrow({
      where: { intentId: intent.id },
      include: { receipt: true },
    });
    const { year, number } = charge.receipt ?? { year: 0, number: 0 };
    const { publicId: member } = await db().user.findUniqueOrThrow({
      where: { id: buyer.memberId },
    });
    const fromProvider = `P-${attempt.reference}`;
    for (const find of [intent.publicId, charge.publicId, attempt.reference, fromProvider]) {
      expect(numbers(await list({ find }))).toEqual([intent.publicId]);
    }
    const receipt = `${String(year)}-${String(number).padStart(6, '0')}`;
    expect(numbers(await list({ find: receipt }))).toContain(intent.publicId);
    expect(numbers(await list({ member }))).toEqual([intent.publicId]);
    expect(numbers(await list({ member, find: 'nothing' }))).toEqual([]);
    const fitting = { state: 'succeeded', brand: 'dolcevita', provider: 'mollie' };
    const today = clock.now().toISOString().slice(0, 10);
    expect(numbers(await list({ member, ...fitting, from: today, to: today }))).toEqual([
      intent.publicId,
    ]);
    for (const other of [{ state: 'expired' }, { company: 'iumob' }, { provider: 'adyen' }]) {
      expect(numbers(await list({ member, ...other }))).toEqual([]);
    }
    expect(numbers(await list({ member, to: '2020-01-01' }))).toEqual([]);
    expect(numbers(await list({ member: 'nobody' }))).toEqual([]);
    expect(numbers(await list({ member }, elsewhere))).toEqual([]);
    expect(numbers(await list({ find: intent.publicId }, elsewhere))).toEqual([]);
  });

  test('is paginated without gaps with every filter', async () => {
    const buyer = await createBuyer();
    const { intent } = await createOrder({
      viewer: buyer.viewer,
      provider: 'mollie',
      method: 'mollie',
      paymentMethod: { kind: 'hosted' },
    });
    const row = await db().intent.findUniqueOrThrow({ where: { id: intent.id } });
    const from = Date.parse('2031-01-01T00:00:00Z');
    const copies = Array.from({ length: 120 }, (_, index) => {
      const at = new Date(from + index * HOUR);
      const id = newId(at.getTime());
      const own = { id, publicId: `copy-${id}`, idempotencyKey: id, createdAt: at };
      const company = index % 2 === 0 ? 'gankomedia' : 'iumob';
      const rest = { state: 'canceled', offer: { planName: 'Copy' } } as const;
      return { ...row, ...own, company, ...rest };
    });
    await db().intent.createMany({ data: copies });
    const wanted = [...copies].reverse().map(({ publicId }) => publicId);
    const walk = async (query: Record<string, string>) => {
      const seen: string[] = [];
      for (let next: string | null = ''; next !== null;) {
        const found: Listed = await list({ ...query, ...(next === '' ? {} : { before: next }) });
        seen.push(...numbers(found));
        next = found.next;
      }
      return seen;
    };
    const period = { from: '2031-01-01', to: '2031-01-31' };
    expect(await walk(period)).toEqual(wanted);
    expect(await walk({ ...period, state: 'canceled' })).toEqual(wanted);
    expect(await walk({ ...period, brand: row.brandId, state: 'canceled' })).toEqual(wanted);
    expect(await walk({ ...period, state: 'succeeded' })).toEqual([]);
    expect(await walk({ ...period, brand: 'fuego' })).toEqual([]);
    expect(await walk({ ...period, company: 'iumob' })).toEqual(
      wanted.filter((_, index) => index % 2 === 0),
    );
    expect(await walk({ ...period, provider: 'adyen' })).toEqual([]);
    expect(await walk({ from: '2031-01-02', to: '2031-01-02' })).toEqual(
      wanted.slice(120 - 48, 120 - 24),
    );
    expect(numbers(await list(period, elsewhere))).toEqual([]);
  });

  test('refuses an invalid filter', async () => {
    for (const query of [{ state: 'odd' }, { before: 'x' }, { from: 'yesterday' }] as const) {
      const { code } = await askDesk('GET /api/desk/payments', { token: finance, query, purpose });
      expect(code).toBe('input_invalid');
    }
  });
});

describe('an order', () => {
  test('shows its payments in one timeline, and the provider’s events without secrets', async () => {
    const { intent, attempt } = await paidOrder('sub_1m');
    const fromProvider = {
      id: newId(),
      provider: 'mollie',
      company: 'gankomedia',
      state: 'failed',
    } as const;
    await db().providerEvent.create({
      data: {
        ...fromProvider,
        dedupeKey: newId(),
        reference: attempt.reference,
        dueAt: clock.now(),
        payload: { eventCode: 'AUTHORISATION', hmacSignature: 'secret-canary', cardNumber: 'x' },
        receivedAt: clock.now(),
        lastError: 'nobody knows',
      },
    });
    const { timeline } = await page(intent.publicId);
    const kinds = new Set(timeline.map(({ kind }) => kind));
    for (const kind of ['order', 'attempt', 'event', 'charge', 'receipt', 'credits']) {
      expect(kinds).toContain(kind);
    }
    expect(kinds).toContain('subscription');
    const moments = timeline.map(({ at }) => Date.parse(at));
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    const payload = timeline.find(({ kind }) => kind === 'event')?.payload;
    expect(payload).toContain('AUTHORISATION');
    expect(JSON.stringify(timeline)).not.toContain('secret-canary');
  });

  test('is not found for operators of another brand, who cannot act on it either', async () => {
    const { intent, attempt } = await paidOrder();
    const { id } = await db().refund.create({
      data: {
        id: newId(),
        attemptId: attempt.id,
        amountMinor: 1,
        currency: 'EUR',
        state: 'pending',
        reason: 'r',
        idempotencyKey: newId(),
        createdAt: clock.now(),
        updatedAt: clock.now(),
      },
    });
    const params = { orderId: intent.publicId, reference: attempt.reference, id };
    const body = { amountMinor: 1, refundCount: 1, reason: 'theirs' };
    for (const key of [
      'GET /api/desk/orders/{orderId}',
      'POST /api/desk/orders/{orderId}/refund',
      'POST /api/desk/attempts/{reference}/ask',
      'POST /api/desk/refunds/{id}/ask',
      'POST /api/desk/providerEvents/{id}/retry',
    ]) {
      const { code } = await askDesk(key, { token: elsewhere, params, body, purpose });
      expect([key, code]).toEqual([key, 'not_found']);
    }
    expect(await db().refund.count({ where: { attemptId: attempt.id } })).toBe(1);
  });
});
