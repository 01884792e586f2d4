import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { clock } from '#lib/kernel/clock.ts';
import { checkLedger } from '#lib/payments/check-ledger.ts';
import { createMember } from '#tests/factories/member.ts';
import {
  createDatabase,
  dropDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/setup/database.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { detachPartition as detach } from '../../../bin/database/detach-partition.mjs';

const PATIENCE = { lockMs: 50, pauseMs: 10, tries: 1_000 };

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase('template1');
  client = await connected();
  await client.query(`
    create table readings (at date not null, value int) partition by range (at);
    create table readings_2025 partition of readings for values from ('2025-01-01') to ('2026-01-01');
    create table readings_2026 partition of readings for values from ('2026-01-01') to ('2027-01-01');
    create table readings_other partition of readings default;
    create table hashed (id int) partition by hash (id);
    create table hashed_0 partition of hashed for values with (modulus 1, remainder 0);
    insert into readings select '2025-12-30'::date + n, n from generate_series(0, 9) n`);
});
afterEach(async () => {
  await client.end();
  await dropDatabase(database);
});

async function connected(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: database.directUrl });
  await made.connect();
  return made;
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
}

test('20: takes an old partition out while others read and write, and keeps its rows', async () => {
  const holder = await connected();
  await holder.query('begin; select from readings');
  const waiting = Promise.withResolvers<string>();
  const options = { table: 'readings', partition: 'readings_2025' };
  const detached = detach(database.directUrl, {
    ...options,
    patience: PATIENCE,
    say: waiting.resolve,
  });
  expect(await waiting.promise).toBe('waits for a lock (1 of 1000)');
  // They would wait for the holder if the detaching statement was still queued before them.
  expect(await count('readings')).toBe(10);
  await client.query(`insert into readings values ('2026-06-01', 1)`);
  await holder.end();
  await detached;
  expect([await count('readings'), await count('archive.readings_2025')]).toEqual([9, 2]);
});

test('20: changes nothing when the table does not become free', async () => {
  const holder = await connected();
  await holder.query('begin; select from readings');
  await expect(
    detach(database.directUrl, {
      table: 'readings',
      partition: 'readings_2025',
      patience: { ...PATIENCE, tries: 2 },
    }),
  ).rejects.toThrow('nothing was changed');
  await holder.end();
  expect(await count('readings')).toBe(10);
});

test.each([
  ['readings', 'readings_other'],
  ['hashed', 'hashed_0'],
  ['readings', 'hashed_0'],
  ['readings', 'no_such_table'],
])('20: refuses to take out of %s: %s', async (table, partition) => {
  await expect(detach(database.directUrl, { table, partition })).rejects.toThrow(
    `${partition} is no partition by range of ${table}.`,
  );
});

test('20: lets a member who spends credits go on, and waits for them', async () => {
  const { memberId } = await createMember();
  await pool().query(`select add_credit_months('credit_entries', '2024-03-01', 1)`);
  const ended = await whileHeld(
    (tx) =>
      tx.$executeRaw`update credit_accounts set bought = bought + 5 where member_id = ${memberId}::uuid`,
    () =>
      detach(testDatabase().directUrl, {
        table: 'credit_entries',
        partition: 'credit_entries_2024_03',
      }),
    (tx) => tx.$executeRaw`
      insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, at)
      values (gen_random_uuid(), ${memberId}::uuid, 'bought', 5, 5, 'gift', now())`,
  );
  expect(ended).toBeUndefined();
  expect(await db().creditEntry.count({ where: { memberId, bucket: 'bought' } })).toBe(1);
});

test('20: carries the credits of a month over, so that balances are explained without it', async () => {
  const { memberId } = await createMember();
  const entry = `insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, at)
    values (gen_random_uuid(), $1, 'bought', $2, 7, 'gift', $3)`;
  await pool().query(`select add_credit_months('credit_entries', '2024-05-01', 1)`);
  await pool().query(entry, [memberId, 12, '2024-05-31 23:59:59+00']);
  await pool().query(entry, [memberId, -5, '2024-06-01 00:00:00+00']);
  await pool().query('update credit_accounts set bought = 7 where member_id = $1', [memberId]);
  expect(await checkLedger(clock.now())).toEqual([]);
  const options = { table: 'credit_entries', partition: 'credit_entries_2024_05' };
  await detach(testDatabase().directUrl, { ...options, patience: PATIENCE });
  expect(await checkLedger(clock.now())).toEqual([]);
  expect(await db().creditEntry.count({ where: { memberId, bucket: 'bought' } })).toBe(1);
  expect(await db().creditCarried.findMany({ where: { memberId } })).toEqual([
    { memberId, bucket: 'bought', total: 12 },
  ]);
});
