import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { db } from '#lib/db/client.ts';
import { clock, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { checkBooks } from '#lib/payments/check-books.ts';
import { refundKnown } from '#lib/payments/providers/nothing-known.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { syncRefund } from '#lib/payments/refunds/sync-refund.ts';
import { createOperator } from '../../factories/operator.ts';
import { createBuyer, createOrder } from '../../factories/order.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const { provider } = simulatedProvider();
installProvider(provider);

const purpose = 'a test';
let finance = '';
let elsewhere = '';

beforeAll(async () => {
  finance = (await createOperator({ role: 'finance' })).token;
  elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

type Listed = { orders: { orderId: string; brandId: string }[]; next: string | null };
type Page = {
  leftMinor: number;
  turn: number;
  disputeOpen: boolean;
  timeline: { kind: string; title: string; at: string; payload: string | null }[];
};

async function list(query: Record<string, string>, token = finance): Promise<Listed> {
  const { status, answer } = await askDesk('GET /api/desk/payments', { token, query, purpose });
  expect(status).toBe(200);
  return answer as unknown as Listed;
}

async function page(orderId: string): Promise<Page> {
  const key = 'GET /api/desk/orders/{orderId}';
  const { answer } = await askDesk(key, { token: finance, params: { orderId }, purpose });
  return answer as unknown as Page;
}

const refund = (orderId: string, body: unknown, token = finance) =>
  askDesk('POST /api/desk/orders/{orderId}/refund', { token, params: { orderId }, body, purpose });

const numbers = ({ orders }: Listed) => orders.map(({ orderId }) => orderId);

describe('the list of orders', () => {
  test('finds one by each of its numbers and by its member, and nobody else’s', async () => {
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
    const told = `P-${attempt.reference}`;
    for (const find of [intent.publicId, charge.publicId, attempt.reference, told]) {
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

  test('goes on where the page before ended, by whatever it is narrowed', async () => {
    const buyer = await createBuyer();
    const { intent } = await createOrder({
      ...{ viewer: buyer.viewer, provider: 'mollie', method: 'mollie' },
      means: { kind: 'hosted' },
    });
    const row = await db().intent.findUniqueOrThrow({ where: { id: intent.id } });
    const from = Date.parse('2031-01-01T00:00:00Z');
    const copies = Array.from({ length: 120 }, (_, index) => {
      const at = new Date(from + index * HOUR);
      const id = newId(at.getTime());
      const own = { id, publicId: `copy-${id}`, idempotencyKey: id, createdAt: at };
      const company = index % 2 === 0 ? 'gankomedia' : 'iumob';
      return { ...row, ...own, company, state: 'canceled', offer: { planName: 'Copy' } };
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

  test('refuses what is no filter', async () => {
    for (const query of [{ state: 'odd' }, { before: 'x' }, { from: 'yesterday' }] as const) {
      const { code } = await askDesk('GET /api/desk/payments', { token: finance, query, purpose });
      expect(code).toBe('input_invalid');
    }
  });
});

describe('an order', () => {
  test('shows its money in one line of time, and what the provider told without its secrets', async () => {
    const { intent, attempt } = await paidOrder('sub_1m');
    const told = { id: newId(), provider: 'mollie', company: 'gankomedia', state: 'failed' };
    await db().providerEvent.create({
      data: {
        ...{ ...told, dedupeKey: newId(), reference: attempt.reference, dueAt: clock.now() },
        payload: { eventCode: 'AUTHORISATION', hmacSignature: 'secret-canary', cardNumber: 'x' },
        ...{ receivedAt: clock.now(), lastError: 'nobody knows' },
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

  test('is not there for those who work for another brand, and takes no deed of theirs', async () => {
    const { intent, attempt } = await paidOrder();
    const { id } = await db().refund.create({
      data: {
        ...{
          id: newId(),
          attemptId: attempt.id,
          amountMinor: 1,
          currency: 'EUR',
          state: 'pending',
        },
        ...{ reason: 'r', idempotencyKey: newId(), createdAt: clock.now(), updatedAt: clock.now() },
      },
    });
    const params = { orderId: intent.publicId, reference: attempt.reference, id };
    const body = { amountMinor: 1, turn: 1, reason: 'theirs' };
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

describe('giving back', () => {
  test('a part, twice at once, is one refund with one entry in the log', async () => {
    const { intent, attempt } = await paidOrder();
    const body = { amountMinor: 590, turn: 0, reason: 'a kindness' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(intent.publicId, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [made, ...others] = await db().refund.findMany({ where: { attemptId: attempt.id } });
    expect(made).toMatchObject({ amountMinor: 590, state: 'requested', kind: 'care' });
    expect(others).toEqual([]);
    const { publicId } = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const logged = await db().auditEntry.findMany({
      where: { subject: publicId, action: 'charge.refund' },
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ purpose, brandId: intent.brandId });
    const shown = await page(intent.publicId);
    expect(shown).toMatchObject({ turn: 1, leftMinor: attempt.amountMinor - 590 });
  });

  test('more than what is left, or by a page that is older than another refund, is refused', async () => {
    const { intent, attempt } = await paidOrder();
    const { publicId } = intent;
    const reason = 'a kindness';
    expect(await refund(publicId, { amountMinor: 500, turn: 0, reason })).toMatchObject({
      status: 200,
    });
    const rest = attempt.amountMinor - 500;
    const asked = async (amountMinor: number, turn: number) =>
      (await refund(publicId, { amountMinor, turn, reason })).code;
    expect(await asked(rest + 1, 1)).toBe('refund_exceeds');
    expect(await asked(400, 0)).toBe('idempotency_reused');
    expect(await asked(400, 7)).toBe('conflict');
    expect(await asked(0, 1)).toBe('input_invalid');
    expect(await asked(0.5, 1)).toBe('input_invalid');
    const card = { amountMinor: 1, turn: 1, reason: 'to 4111 1111 1111 1111' };
    expect((await refund(publicId, card)).code).toBe('card_data_refused');
    expect(await asked(rest, 1)).toBeUndefined();
    expect(await asked(1, 2)).toBe('refund_exceeds');
  });

  test('after one that failed is asked for anew', async () => {
    const { intent, attempt } = await paidOrder();
    const body = { amountMinor: attempt.amountMinor, reason: 'all of it' };
    await refund(intent.publicId, { ...body, turn: 0 });
    const [first] = await db().refund.findMany({ where: { attemptId: attempt.id } });
    await db().refund.update({ where: { id: first?.id ?? '' }, data: { state: 'submitted' } });
    await syncRefund(first?.id ?? '', refundKnown('failed'), clock.now());
    expect(await refund(intent.publicId, { ...body, turn: 1 })).toMatchObject({ status: 200 });
    const states = await db().refund.findMany({
      where: { attemptId: attempt.id },
      orderBy: { id: 'asc' },
    });
    expect(states.map(({ state }) => state)).toEqual(['failed', 'requested']);
  });

  test('is barred while the payer’s bank decides', async () => {
    const { intent, attempt } = await paidOrder();
    const charge = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const now = clock.now();
    const { id } = await db().dispute.create({
      data: {
        ...{ id: newId(), attemptId: attempt.id, chargeId: charge.id, provider: 'mollie' },
        ...{ providerReference: newId(), kind: 'chargeback', state: 'open', currency: 'EUR' },
        ...{ amountMinor: attempt.amountMinor, openedAt: now, updatedAt: now },
      },
    });
    const body = { amountMinor: 100, turn: 0, reason: 'a kindness' };
    expect((await refund(intent.publicId, body)).code).toBe('dispute_open');
    expect(await page(intent.publicId)).toMatchObject({ disputeOpen: true });
    await db().dispute.delete({ where: { id } });
  });

  test('whatever is wished in whatever order, never more than was taken, and the books hold', async () => {
    const wish = fc.record({ part: fc.integer({ min: 1, max: 130 }), stale: fc.boolean() });
    const wishes = fc.array(wish, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(wishes, async (wished) => {
        const { intent, attempt } = await paidOrder();
        let turn = 0;
        for (const { part, stale } of wished) {
          const amountMinor = Math.max(1, Math.floor((attempt.amountMinor * part) / 100));
          const body = { amountMinor, turn: stale ? Math.max(0, turn - 1) : turn, reason: 'any' };
          await Promise.all([refund(intent.publicId, body), refund(intent.publicId, body)]);
          turn = await db().refund.count({ where: { attemptId: attempt.id } });
        }
        const made = await db().refund.findMany({ where: { attemptId: attempt.id } });
        const given = made.reduce((sum, one) => sum + one.amountMinor, 0);
        expect(given).toBeLessThanOrEqual(attempt.amountMinor);
        expect((await page(intent.publicId)).leftMinor).toBe(attempt.amountMinor - given);
        for (const { id, amountMinor } of made) {
          await db().refund.update({ where: { id }, data: { state: 'submitted' } });
          await syncRefund(id, refundKnown('succeeded', { amountMinor }), clock.now());
        }
      }),
      { numRuns: 6 },
    );
    const money = (await checkBooks(clock.now())).filter(({ rule }) =>
      /refund|sum|VAT|receiv/.test(rule),
    );
    expect(money).toEqual([]);
  });
});

describe('what hangs', () => {
  type Hanging = { rows: { id: string; orderId: string | null; state: string }[] };
  const hanging = async (kind: string, token = finance) => {
    const query = { kind };
    const { answer } = await askDesk('GET /api/desk/hanging', { token, query, purpose });
    return (answer as unknown as Hanging).rows;
  };

  test('is listed once it is old, for its own brand, and asked about', async () => {
    const made = new Date(clock.ms() - 2 * HOUR);
    const { viewer } = await createBuyer();
    const { intent, attempt } = await createOrder({
      ...{ viewer, provider: 'mollie', method: 'mollie', means: { kind: 'hosted' } },
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

  test('of what providers told names no brand: only those see it who work for all', async () => {
    const id = newId();
    await db().providerEvent.create({
      data: {
        ...{ id, provider: 'paypal', company: 'gankomedia', dedupeKey: newId(), payload: {} },
        ...{ state: 'failed', tries: 20, dueAt: clock.now(), receivedAt: clock.now() },
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
      ...{ state: 'received', tries: 0 },
    });
    expect(await askDesk(key, { token: finance, params: { id }, purpose })).toMatchObject({
      code: 'not_found',
    });
  });

  test('of refunds and incidents too', async () => {
    const { intent, attempt } = await paidOrder();
    const old = new Date(clock.ms() - 48 * HOUR);
    const id = newId(old.getTime());
    await db().refund.create({
      data: {
        ...{ id, attemptId: attempt.id, amountMinor: 5, currency: 'EUR', state: 'pending' },
        ...{ reason: 'r', idempotencyKey: newId(), createdAt: old, updatedAt: old },
      },
    });
    await db().auditEntry.create({
      data: {
        ...{ id: newId(), actor: 'system', action: 'refund.unsettled', subject: id, data: {} },
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
