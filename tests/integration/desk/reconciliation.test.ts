import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { checkLedgerWork } from '#lib/payments/ledger/record-check.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { compareSettlementsWork } from '#lib/payments/settlements/compare-settlement.ts';
import { createOperator } from '../../factories/operator.ts';
import { paidOrder } from '../../factories/paid-order.ts';
import { simulatedProvider } from '../../factories/simulated-provider.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
installProvider(simulatedProvider().provider);

const purpose = 'a test';
let finance = '';
let elsewhere = '';

beforeAll(async () => {
  finance = (await createOperator({ role: 'finance' })).token;
  elsewhere = (await createOperator({ role: 'finance', brandIds: ['fuego'] })).token;
});

const ask = (key: string, more: Partial<Parameters<typeof askDesk>[1]> = {}) =>
  askDesk(key, { token: finance, purpose, ...more });

type Check = { state: string; faultCount: number; askedBy: string; faults: { subject: string }[] };
const checks = async () => (await ask('GET /api/desk/ledgerChecks')).answer['checks'] as Check[];

describe('the ledger', () => {
  test('is checked on request, once for several requests, and reports faults', async () => {
    const { attempt } = await paidOrder();
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => ask('POST /api/desk/ledgerChecks')),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await checks()).filter(({ state }) => state === 'due')).toHaveLength(1);
    await db().attempt.update({ where: { id: attempt.id }, data: { capturedMinor: 1 } });
    await checkLedgerWork.run(clock.now(), 50);
    const [latest] = await checks();
    expect(latest).toMatchObject({ state: 'done', askedBy: 'finance at work' });
    expect(latest?.faultCount).toBeGreaterThan(0);
    const { publicId } = await db().charge.findUniqueOrThrow({ where: { attemptId: attempt.id } });
    expect(latest?.faults.map(({ subject }) => subject)).toContain(publicId);
    await db().attempt.update({
      where: { id: attempt.id },
      data: { capturedMinor: attempt.amountMinor },
    });
    await ask('POST /api/desk/ledgerChecks');
    await checkLedgerWork.run(clock.now(), 50);
    const subjects = (await checks())[0]?.faults.map(({ subject }) => subject);
    expect(subjects).not.toContain(publicId);
  });

  test('is also checked every night', async () => {
    await db().recurringJob.deleteMany({ where: { name: 'ledger' } });
    const { dueAt } = await checkLedgerWork
      .run(clock.now(), 50)
      .then(() => db().recurringJob.findUniqueOrThrow({ where: { name: 'ledger' } }));
    const before = (await checks()).length;
    await checkLedgerWork.run(dueAt, 50);
    const found = await checks();
    expect(found.length).toBe(Math.min(20, before + 1));
    expect(found[0]).toMatchObject({ state: 'done', askedBy: 'system' });
  });

  test('and settlements are not available to operators of some brands', async () => {
    const id = newId();
    for (const key of [
      ['GET /api/desk/ledgerChecks', 'POST /api/desk/ledgerChecks', 'GET /api/desk/settlements'],
      ['GET /api/desk/settlements/{id}', 'POST /api/desk/settlements/{id}/compare'],
    ].flat()) {
      expect(await ask(key, { token: elsewhere, params: { id } })).toMatchObject({
        code: 'forbidden',
      });
    }
    const head = ['kind', 'provider_reference', 'amount', 'currency'];
    const file = { provider: 'mollie', company: 'gankomedia', name: 'a', head };
    const lines = { head, first: 2, rows: [] };
    for (const [key, body] of [
      ['POST /api/desk/settlements', file],
      ['POST /api/desk/settlements/{id}/lines', lines],
    ] as const) {
      expect(await ask(key, { token: elsewhere, params: { id }, body })).toMatchObject({
        code: 'forbidden',
      });
    }
  });
});

describe('a settlement', () => {
  const HEAD = ['kind', 'provider_reference', 'amount', 'currency'];
  type Line = { number: number; finding: string; reference: string; oursMinor: number | null };
  type Shown = { file: { odd: number; state: string; lineCount: number }; lines: Line[] };

  async function begin(more: Record<string, unknown> = {}, head: readonly string[] = HEAD) {
    const body = { provider: 'mollie', company: 'gankomedia', name: 'november.csv', head, ...more };
    return ask('POST /api/desk/settlements', { body });
  }
  const bring = (id: string, rows: readonly (readonly string[])[], first = 2) =>
    ask('POST /api/desk/settlements/{id}/lines', {
      params: { id },
      body: { head: HEAD, first, rows },
    });
  async function compared(id: string): Promise<Shown> {
    await ask('POST /api/desk/settlements/{id}/compare', { params: { id } });
    await compareSettlementsWork.run(clock.now(), 50);
    return (await ask('GET /api/desk/settlements/{id}', { params: { id } }))
      .answer as unknown as Shown;
  }
  const idOf = async (more?: Record<string, unknown>) => String((await begin(more)).answer['id']);

  test('is compared line by line, and missing payments are found', async () => {
    const made = new Date(clock.ms());
    const fits = await paidOrder();
    const other = await paidOrder();
    const lacking = await paidOrder();
    const back = await paidOrder();
    const now = clock.now();
    await db().refund.create({
      data: {
        id: newId(),
        attemptId: back.attempt.id,
        amountMinor: 100,
        currency: 'EUR',
        state: 'pending',
        reason: 'r',
        idempotencyKey: newId(),
        createdAt: now,
        updatedAt: now,
      },
    });
    const today = made.toISOString().slice(0, 10);
    const id = await idOf({ from: today, to: today });
    const price = (fits.attempt.amountMinor / 100).toFixed(2);
    const paid = ({ attempt }: typeof fits, amount = price, currency = 'EUR') => [
      'sale',
      `P-${attempt.reference}`,
      amount,
      currency,
    ];
    const given = ['refund', `P-${back.attempt.reference}`, '-1.00', 'EUR'];
    const rows = [
      paid(fits),
      paid(other, '1.00'),
      ['fee', 'x', '0.10', 'EUR'],
      ['sale', 'P-unknown', price, 'EUR'],
      paid(fits),
      paid(back),
      given,
      given,
      ['dispute', `P-${back.attempt.reference}`, `-${price}`, 'EUR'],
    ];
    expect((await bring(id, rows)).answer).toEqual({ stored: 8 });
    // A repeated upload stores nothing twice.
    expect((await bring(id, rows)).answer).toEqual({ stored: 0 });
    const { file, lines } = await compared(id);
    expect(file).toMatchObject({ state: 'done', lineCount: 10 });
    const finding = (number: number) => lines.find((line) => line.number === number)?.finding;
    expect([2, 3, 5, 6, 7, 8, 9, 10].map(finding)).toEqual([
      undefined,
      'amount',
      'unknown',
      'twice',
      undefined,
      undefined,
      'twice',
      'amount',
    ]);
    const missing = await db().settlementLine.findMany({
      where: { fileId: id, finding: 'missing' },
    });
    const named = missing.map(({ reference }) => reference);
    expect(named).toContain(`P-${lacking.attempt.reference}`);
    expect(named).not.toContain(`P-${fits.attempt.reference}`);
    expect(named).not.toContain(`P-${other.attempt.reference}`);
    expect(file.odd).toBe(
      await db().settlementLine.count({ where: { fileId: id, NOT: { finding: 'fits' } } }),
    );
    const logged = { subject: id, action: { in: ['settlement.bring', 'settlement.compare'] } };
    expect(await db().auditEntry.count({ where: logged })).toBe(2);
    expect((await bring(id, rows)).code).toBe('not_found');
  });

  test('with an unreadable line is refused with line number and column, and stores none of the lines', async () => {
    const id = await idOf();
    const rows = [
      ['sale', 'P-1', '1.00', 'EUR'],
      ['sale', 'P-2', 'one', 'EUR'],
      ['sale', 'P-3', '1.00', '€'],
    ];
    const { code, answer } = await bring(id, rows, 40);
    expect(code).toBe('input_invalid');
    expect(answer['fields']).toEqual([
      { path: '41.amount', code: 'amount_unreadable' },
      { path: '42.currency', code: 'currency_unreadable' },
    ]);
    expect(await db().settlementLine.count({ where: { fileId: id } })).toBe(0);
  });

  test('with unknown columns or an incomplete period is refused', async () => {
    expect((await begin({}, ['a', 'b'])).answer['fields']).toEqual([
      { path: 'head', code: 'columns_unknown' },
    ]);
    for (const period of [{ from: '2026-02-02' }, { from: '2026-02-02', to: '2026-02-01' }]) {
      expect((await begin(period)).code).toBe('input_invalid');
    }
  });

  test('with more differences than fit a page is returned completely', async () => {
    const id = await idOf();
    for (let part = 0; part < 3; part += 1) {
      const rows = Array.from({ length: 100 }, (_, index) => [
        'sale',
        `P-nobody-${String(part)}-${String(index)}`,
        '1.00',
        'EUR',
      ]);
      await bring(id, rows, 2 + part * 100);
    }
    await compared(id);
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const query = { after: String(after) };
      const { answer } = await ask('GET /api/desk/settlements/{id}', { params: { id }, query });
      const { lines, next } = answer as unknown as { lines: Line[]; next: number | null };
      seen.push(...lines.map(({ number }) => number));
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 300 }, (_, index) => index + 2));
  });
});
