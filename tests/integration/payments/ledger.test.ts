import { describe, expect, test } from '@jest/globals';
import { db, inTransaction } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { nextReceiptNumber } from '#lib/payments/receipt/next-receipt-number.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { nothingKnown } from '#lib/payments/providers/nothing-known.ts';
import { submitAttempt } from '#lib/payments/attempts/submit-attempt.ts';
import { sealedCard } from '../../factories/order.ts';
import { orderFor, paymentSandbox } from './payment-sandbox.ts';

const { takeIn } = paymentSandbox();

/** The company behind the brand of the orders, as its receipts name it. */
const ISSUER = 'IT00000000001';

describe('the ledger', () => {
  test('numbers receipts without gaps, also when orders run and fail at once', async () => {
    const orders = await Promise.all(Array.from({ length: 12 }, () => orderFor('pack_50')));
    const draws = Array.from({ length: 6 }, () =>
      inTransaction(async (tx) => {
        await nextReceiptNumber(tx, { company: ISSUER, series: 'R', year: 2026 });
        throw new Error('rolled back by the test');
      }),
    );
    await Promise.allSettled([
      ...orders.map(({ attempt, request }) => submitAttempt(attempt, request, clock.now())),
      ...draws,
    ]);
    const rows = await db().receipt.findMany({
      where: { company: ISSUER },
      orderBy: { number: 'asc' },
    });
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  test('has transactions that sum to zero, and refuses an unbalanced one', async () => {
    const sums = await db().$queryRaw<{ sum: bigint }[]>`
      select sum(amount_minor) as sum from ledger_entries group by transaction_id, currency`;
    expect(sums.length).toBeGreaterThan(0);
    expect(sums.every(({ sum }) => Number(sum) === 0)).toBe(true);
    const crooked = inTransaction(async (tx) => {
      const id = crypto.randomUUID();
      await tx.ledgerTransaction.create({
        data: { id, kind: 'sale', uniqueKey: id, company: 'gankomedia', at: clock.now() },
      });
      await tx.ledgerEntry.create({
        data: {
          id: crypto.randomUUID(),
          transactionId: id,
          account: 'revenue',
          currency: 'EUR',
          amountMinor: 1,
        },
      });
    });
    await expect(crooked).rejects.toThrow();
  });

  test('has a credit balance equal to the sum of a member’s credit entries', async () => {
    const rows = await db().$queryRaw<{ off: bigint }[]>`
      select count(*) as off from credit_accounts a
       where icebreakers + likes + free + subscription + bought <>
             (select coalesce(sum(delta), 0) from credit_entries e where e.member_id = a.member_id)`;
    expect(Number(rows[0]?.off)).toBe(0);
  });

  test('reports a payment without an answer after ten days', async () => {
    const { attempt } = await orderFor('pack_50');
    const now = clock.now();
    await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
    await syncAttempt(attempt.id, nothingKnown('unknown', 'pending'), now);
    const rule = 'no payment is unanswered for ten days';
    const violationsAfter = async (days: number) => checkLedger(after(now, days * DAY));
    const fault = { rule, subject: attempt.reference };
    expect(await violationsAfter(9)).not.toContainEqual(fault);
    expect(await violationsAfter(11)).toContainEqual(fault);
  });

  test('books VAT and revenue that add up to the price', async () => {
    const { attempt, request, intent } = await orderFor('sub_12m');
    await submitAttempt(attempt, request, clock.now());
    const charge = await db().charge.findUniqueOrThrow({ where: { intentId: intent.id } });
    const entries = await db().ledgerEntry.findMany({
      where: { transaction: { uniqueKey: `sale:${charge.id}` } },
    });
    const of = (account: string) =>
      entries.find((entry) => entry.account === account)?.amountMinor ?? 0;
    expect(of('receivable:adyen')).toBe(17_990);
    expect(of('vat:it')).toBe(-3_244);
    expect(of('revenue')).toBe(-14_746);
  });
});

describe('card numbers', () => {
  test('no table contains the number, date or code that was typed', async () => {
    const { attempt, request, buyer } = await orderFor('sub_1m', sealedCard('5555444433331111'));
    await submitAttempt(attempt, request, clock.now());
    await takeIn(attempt.reference);
    const tables = await pool().query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const hits: string[] = [];
    for (const { name } of tables.rows) {
      const found = await pool().query(
        `select 1 from ${name} t where t::text ~ '(5555444433331111|4111111111111111|4212345678910006|test_\\d)' limit 1`,
      );
      if ((found.rowCount ?? 0) > 0) hits.push(name);
    }
    expect(hits).toEqual([]);
    const [mandate] = await db().mandate.findMany({ where: { memberId: buyer.memberId } });
    expect(mandate).toMatchObject({ lastFour: '1111', cardBrand: 'mc', expiresOn: '03/2030' });
  });
});
