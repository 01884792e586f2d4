import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { PgBoss } from 'pg-boss';
import { db } from '#lib/db/client.ts';
import { requestLedgerCheck } from '#lib/desk/reconciliation/ledger-checks.ts';
import { openRecurringQueues } from '#lib/jobs/recurring-queues.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkLedgerWork } from '#lib/payments/ledger/record-check.ts';
import { recurringQueue } from '#lib/queue/recurring-queue.ts';
import { testDatabase } from '#tests/setup/database.ts';

const workers: { readonly boss: PgBoss; readonly queue: () => Promise<void> }[] = [];

beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) {
    const boss = new PgBoss({ connectionString: testDatabase().url, max: 2 });
    await boss.start();
    workers.push({ boss, queue: await openRecurringQueues(boss, [checkLedgerWork]) });
  }
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await Promise.all(workers.map(({ boss }) => boss.stop({ graceful: true, timeout: 5_000 })));
});

const request = () => requestLedgerCheck({ actor: 'finance', now: clock.now() });

test('18.1: of two workers one runs a requested ledger check, and neither another one meanwhile', async () => {
  const begun = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  const { carryOut } = checkLedgerWork;
  const runs = jest.spyOn(checkLedgerWork, 'carryOut').mockImplementation(async (now) => {
    begun.resolve(undefined);
    await gate.promise;
    await carryOut(now);
    ended.resolve(undefined);
  });
  await request();
  await Promise.all(workers.map(({ queue }) => queue()));
  await begun.promise;
  await request();
  for (const { boss, queue } of workers) {
    await queue();
    expect(await boss.fetch(recurringQueue('ledger'))).toEqual([]);
  }
  expect(runs).toHaveBeenCalledTimes(1);
  gate.resolve(undefined);
  await ended.promise;
  expect(await db().ledgerCheck.findMany({ select: { state: true, askedBy: true } })).toEqual([
    { state: 'done', askedBy: 'finance' },
  ]);
  for (const { queue } of workers) await queue();
  expect(runs).toHaveBeenCalledTimes(1);
});
