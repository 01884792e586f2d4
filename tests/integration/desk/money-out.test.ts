import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { disputeRatio } from '#lib/desk/disputes/dispute-ratio.ts';
import { deskCookie } from '#tests/setup/desk-cookie.ts';
import { deskDispatch } from '#tests/setup/desk-dispatch.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { countMoneyDaysWork } from '#lib/payments/ledger/count-money-days.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { createOperator } from '../../factories/operator.ts';
import { createBuyer } from '../../factories/order.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { buy } from '../../factories/purchase.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
installProvider(simulatedProvider().provider);

const purpose = 'a test';
const HOST = 'desk.localhost:3000';
let finance = '';
let elsewhere = '';

beforeAll(async () => {
  finance = (await createOperator({ role: 'finance' })).token;
  elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

async function disputed(attemptId: string, change: Record<string, unknown> = {}) {
  const now = clock.now();
  return db().dispute.create({
    data: {
      id: newId(),
      attemptId,
      provider: 'mollie',
      providerReference: newId(),
      currency: 'EUR',
      kind: 'chargeback',
      state: 'open',
      amountMinor: 990,
      openedAt: now,
      updatedAt: now,
      ...change,
    },
  });
}

describe('dispute ratios', () => {
  const scope = { brandIds: [] };
  const ofBrand = async (now: Date) => {
    const { rows, months } = await disputeRatio('brand', scope, now);
    expect(months.at(-1)).toBe(now.toISOString().slice(0, 7));
    return rows.find(({ name }) => name === 'dolcevita')?.cells.at(-1);
  };

  test('are counted by due work, and recounted for days whose disputes changed', async () => {
    const { attempt } = await paidOrder();
    const begun = clock.now();
    expect(await countMoneyDaysWork.run(begun, 50)).toBe(1);
    const before = await ofBrand(begun);
    expect(before?.charges).toBeGreaterThan(0);
    expect(await countMoneyDaysWork.run(after(begun, MINUTE), 50)).toBe(0);
    const inquiry = await disputed(attempt.id, { kind: 'inquiry', state: 'inquiry' });
    await paidOrder();
    await countMoneyDaysWork.run(after(begun, 11 * MINUTE), 50);
    expect(await ofBrand(begun)).toMatchObject({
      charges: (before?.charges ?? 0) + 1,
      disputes: before?.disputes ?? 0,
    });
    const later = after(begun, 3 * DAY);
    await countMoneyDaysWork.run(later, 50);
    await db().dispute.update({
      where: { id: inquiry.id },
      data: { kind: 'chargeback', state: 'lost', updatedAt: after(later, 5 * MINUTE) },
    });
    await countMoneyDaysWork.run(after(later, 11 * MINUTE), 50);
    expect(await ofBrand(begun)).toMatchObject({
      disputes: (before?.disputes ?? 0) + 1,
      lost: (before?.lost ?? 0) + 1,
    });
  });

  test('equal those computed from the payments, and cover the operator’s brands', async () => {
    const now = after(clock.now(), 5 * DAY);
    await db().recurringJob.deleteMany({ where: { name: 'money-days' } });
    await db().moneyDay.deleteMany({});
    await countMoneyDaysWork.run(now, 50);
    const { _sum } = await db().moneyDay.aggregate({
      _sum: { charges: true, chargedMinor: true, disputes: true },
    });
    const charged = await db().charge.aggregate({ _sum: { amountMinor: true }, _count: true });
    expect(_sum.charges).toBe(charged._count);
    expect(Number(_sum.chargedMinor)).toBe(charged._sum.amountMinor);
    expect(_sum.disputes).toBe(await db().dispute.count({ where: { kind: { not: 'inquiry' } } }));
    const { rows } = await disputeRatio('company', { brandIds: ['fuego'] }, now);
    expect(rows.flatMap(({ cells }) => cells).every(({ charges }) => charges === 0)).toBe(true);
  });
});

describe('the list of disputes', () => {
  type Listed = { disputes: { id: string }[]; next: string | null };
  const list = async (query: Record<string, string>, token = finance) => {
    const { answer } = await askDesk('GET /api/desk/disputes', { token, query, purpose });
    return answer as unknown as Listed;
  };
  const all = async (query: Record<string, string>) => {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const found: Listed = await list({ ...query, ...(next === '' ? {} : { after: next }) });
      seen.push(...found.disputes.map(({ id }) => id));
      next = found.next;
    }
    return seen;
  };

  test('has open ones by due date, those without one last, page by page', async () => {
    const { attempt } = await paidOrder();
    const due = (days: number | null) =>
      disputed(attempt.id, { dueAt: days === null ? null : after(clock.now(), days * DAY) });
    const [last, late, soon] = [await due(null), await due(9), await due(1)];
    const many = await Promise.all(Array.from({ length: 55 }, () => due(20)));
    const won = await disputed(attempt.id, { state: 'won', decidedAt: clock.now() });
    const waiting = await all({ view: 'waiting' });
    const places = [soon, late, many[0] ?? late, last].map(({ id }) => waiting.indexOf(id));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(new Set(waiting).size).toBe(waiting.length);
    expect(waiting).not.toContain(won.id);
    const every = await all({ view: 'all' });
    expect(every).toEqual(expect.arrayContaining([won.id, last.id, late.id, soon.id]));
    expect(new Set(every).size).toBe(await db().dispute.count());
    expect((await list({}, elsewhere)).disputes).toEqual([]);
    expect((await list({ view: 'all' }, elsewhere)).disputes).toEqual([]);
    expect((await list({ view: 'all', provider: 'paypal' })).disputes).toEqual([]);
    expect((await list({ view: 'all', brand: 'fuego' })).disputes).toEqual([]);
  });
});

describe('exports', () => {
  async function taken(kind: string, query: Record<string, string>, token = finance) {
    const cookie = (await deskCookie(token)).split(';')[0] ?? '';
    const path = `/api/desk/exports/${kind}`;
    const request = new Request(`http://${HOST}${path}`, {
      headers: { host: HOST, cookie, 'x-purpose': encodeURIComponent(purpose) },
    });
    const search = new URLSearchParams(query).toString();
    const response = await deskDispatch({ request, path, search, address: '127.0.0.9' });
    return { status: response.status, text: await response.text(), response };
  }
  const linesOf = (text: string) => text.trimEnd().split('\r\n');
  const today = () => clock.now().toISOString().slice(0, 10);
  const period = () => ({ from: today(), to: today() });

  test('have a line per charge of the period, for the operator’s brands, and are logged', async () => {
    const { intent } = await paidOrder();
    const charge = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const { status, text, response } = await taken('charges', period());
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [head, ...lines] = linesOf(text);
    expect(head).toMatch(/^date,brand,company,provider,method,order,charge/);
    const from = new Date(`${today()}T00:00:00Z`);
    expect(lines).toHaveLength(await db().charge.count({ where: { at: { gte: from } } }));
    const line = lines.find((one) => one.includes(charge.publicId)) ?? '';
    const amount = (charge.amountMinor / 100).toFixed(2);
    expect(line).toContain(`,${amount},${(charge.vatMinor / 100).toFixed(2)},it,22,EUR`);
    expect(linesOf((await taken('charges', period(), elsewhere)).text)).toHaveLength(1);
    expect((await taken('charges', { ...period(), brand: 'dolcevita' }, elsewhere)).status).toBe(
      404,
    );
    const logged = { action: 'money.export', subject: 'charges', purpose };
    expect(await db().auditEntry.count({ where: logged })).toBe(2);
  });

  test('of refunds escape formulas, and those of other kinds are complete', async () => {
    const { attempt } = await paidOrder();
    const now = clock.now();
    await db().refund.create({
      data: {
        id: newId(),
        attemptId: attempt.id,
        amountMinor: 10,
        currency: 'EUR',
        state: 'pending',
        reason: '=HYPERLINK("http://evil")',
        idempotencyKey: newId(),
        createdAt: now,
        updatedAt: now,
      },
    });
    const { text } = await taken('refunds', period());
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(linesOf((await taken('receipts', period())).text).length).toBeGreaterThan(1);
    expect(linesOf((await taken('disputes', period())).text).length).toBeGreaterThan(1);
  });

  test('contain each line once over several batches', async () => {
    const buyer = await createBuyer();
    const { charge } = await buy(buyer, 'pack_50');
    const at = new Date('2032-02-02T02:02:02Z');
    const { attempt } = await paidOrder();
    const row = await db().refund.create({
      data: {
        id: newId(),
        attemptId: attempt.id,
        chargeId: null,
        amountMinor: 1,
        currency: 'EUR',
        state: 'failed',
        reason: 'many',
        idempotencyKey: newId(),
        createdAt: at,
        updatedAt: at,
      },
    });
    const copies = Array.from({ length: 2_100 }, () => ({
      ...row,
      id: newId(at.getTime()),
      idempotencyKey: newId(),
    }));
    await db().refund.createMany({ data: copies });
    const { text } = await taken('refunds', { from: '2032-02-02', to: '2032-02-02' });
    expect(linesOf(text)).toHaveLength(2_102);
    expect(charge.amountMinor).toBeGreaterThan(0);
  });

  test('refuse an invalid period and an unknown table', async () => {
    expect((await taken('charges', { from: '2026-02-02', to: '2026-02-01' })).status).toBe(422);
    expect((await taken('charges', { from: 'x', to: '2026-02-01' })).status).toBe(422);
    expect((await taken('members', period())).status).toBe(404);
  });
});
