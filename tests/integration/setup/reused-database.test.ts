import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, dropDatabase, type TestDatabase } from '../../setup/database.ts';
import { prepareReuse, resetRows, type ReusedDatabase } from '../../setup/reused-database.ts';

let database: TestDatabase;
let reused: ReusedDatabase;
let client: pg.Client;

const count = async (table: string): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
};

beforeAll(async () => {
  database = await createDatabase(process.env['TEST_TEMPLATE'] ?? '');
  reused = await prepareReuse(database.url);
  client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
});

afterAll(async () => {
  await client.end().catch(() => undefined);
  await reused.admin.end();
  await dropDatabase(database);
});

/** The server's process of the test's own connection, which a reset leaves open. */
const ownConnection = (): number[] => [(client as unknown as { processID: number }).processID];

test('a reset removes new rows and brings deleted and changed ones back', async () => {
  const before = await client.query('select * from brand_settings order by 1');
  const regions = await count('regions');
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into client_logs values (gen_random_uuid(), 'dolcevita', null, 'subject', 'text', now())`,
  );
  await client.query('update brand_settings set brand_id = brand_id');
  await client.query('delete from regions');
  await client.query('reset session_replication_role');
  expect(await resetRows(reused, ownConnection())).toBe(true);
  expect((await client.query('select * from brand_settings order by 1')).rows).toEqual(before.rows);
  expect(await count('regions')).toBe(regions);
  expect(await count('client_logs')).toBe(0);
  // Rows that a reset has written are no change.
  expect(await resetRows(reused, ownConnection())).toBe(true);
});

test('a reset ends transactions, and refuses a database whose tables were changed', async () => {
  await client.query('begin');
  expect(await resetRows(reused, ownConnection())).toBe(true);
  await expect(client.query('select 1')).rejects.toThrow();
  await reused.admin.query('create table added (id int)');
  expect(await resetRows(reused, [])).toBe(false);
});
