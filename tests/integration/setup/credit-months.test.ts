import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { addCreditMonths } from '#lib/credits/add-months.ts';
import { MONTHS_AHEAD } from '#lib/credits/limits.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { createDatabase, dropDatabase, type TestDatabase } from '#tests/setup/database.ts';
// @ts-expect-error A program without types.
import { dumpDatabase as untypedDump } from '../../../bin/database/dump.mjs';
// @ts-expect-error A program without types.
import { loadDatabase as untypedLoad } from '../../../bin/database/load.mjs';
// @ts-expect-error A program without types.
import { migrate as untyped } from '../../../bin/database/migrate.mjs';

type Options = { readonly upTo?: string; readonly say?: (line: string) => void };
const migrate = untyped as (url: string, options: Options) => Promise<readonly string[]>;

const dumpDatabase = untypedDump as (url: string, file: string) => Promise<unknown>;
const loadDatabase = untypedLoad as (url: string, file: string) => Promise<unknown>;

/** A batch and a part of the second. */
const OLD = 6_000;
const MEMBER = '00000000-0000-0000-0000-000000000001';

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase('template1');
  client = new pg.Client({ connectionString: database.directUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await dropDatabase(database);
});

async function rows<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return (await client.query<Row>(sql, [...values])).rows;
}

/** The columns that the previous release writes. */
const insert = (reason: string, reference: string, key: string, at: string): string => `
  insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, reference, unique_key, at)
  select gen_random_uuid(), '${MEMBER}', 'bought', -1, 10, '${reason}', ${reference}, ${key}, ${at}`;
const WRITTEN = `select member_id, id, at, delta, balance_after, bucket, reason from credit_entries order by id`;

test('20: copies credit entries into months while the previous release writes, and swaps the tables', async () => {
  await migrate(database.directUrl, { upTo: '20261124080200_swap_messages' });
  await client.query('alter table credit_accounts drop constraint credit_accounts_member_id_fkey');
  await client.query(`insert into credit_accounts (member_id, bought) values ('${MEMBER}', 10)`);
  const conversation = randomUUID();
  const spread = `timestamptz '2026-08-01 00:00:00+00' + n * interval '10 minutes' from generate_series(1, ${OLD}) n`;
  await client.query(insert('message', `'${conversation}:' || n`, `'message:' || n`, spread));
  await client.query(insert('like', `'${conversation}'`, `'like:old'`, `'2026-07-31 23:59:59+00'`));
  await migrate(database.directUrl, { upTo: '20261124090000_credit_months' });
  await client.query(insert('purchase', `'order'`, `'purchase:new'`, 'now()'));
  const before = await rows(WRITTEN);
  const said: string[] = [];
  await migrate(database.directUrl, { say: (line) => said.push(line) });
  expect(said.filter((line) => line.includes('copy_credit_entries'))).toEqual(
    [5_000, OLD + 2].map((count) => `20261124090100_copy_credit_entries: ${count} rows`),
  );
  expect(await rows(WRITTEN)).toEqual(before);
  expect(
    await rows(
      `select reason, count(*)::int as count, min(source::text) as source, min(reference) as reference,
              min(unique_key) as key from credit_entries group by 1 order by 1`,
    ),
  ).toEqual([
    { reason: 'message', count: OLD, source: conversation, reference: null, key: null },
    { reason: 'like', count: 1, source: conversation, reference: null, key: 'like:old' },
    { reason: 'purchase', count: 1, source: null, reference: 'order', key: 'purchase:new' },
  ]);
  expect(
    await rows(`select k.key = credit_key(e.unique_key) as same from credit_keys k
                  join credit_entries e on (e.member_id, e.at, e.id) = (k.member_id, k.at, k.entry_id)`),
  ).toEqual([{ same: true }, { same: true }]);
  const parts = await rows<{ part: string }>(
    'select distinct tableoid::regclass::text as part from credit_entries order by 1',
  );
  expect(parts.map(({ part }) => part).slice(0, 3)).toEqual([
    'credit_entries_2026_07',
    'credit_entries_2026_08',
    'credit_entries_2026_09',
  ]);
  expect(parts.map(({ part }) => part)).not.toContain('credit_entries_other');
});

test('20: a restore makes the months of old entries', async () => {
  const old = await createDatabase('template1');
  const file = join(mkdtempSync(join(tmpdir(), 'amarena-months-')), 'rows.gz');
  try {
    await migrate(old.directUrl, {});
    const source = new pg.Client({ connectionString: old.directUrl });
    await source.connect();
    await source.query(
      'alter table credit_accounts drop constraint credit_accounts_member_id_fkey',
    );
    await source.query(`insert into credit_accounts (member_id, bought) values ('${MEMBER}', 10)`);
    await source.query(
      `insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, at)
       values (gen_random_uuid(), '${MEMBER}', 'bought', 10, 10, 'gift', '2019-03-31 23:59:59+00')`,
    );
    await source.end();
    await dumpDatabase(old.directUrl, file);
    await migrate(database.directUrl, {});
    await loadDatabase(database.directUrl, file);
  } finally {
    await dropDatabase(old);
    rmSync(dirname(file), { recursive: true });
  }
  expect(await rows('select tableoid::regclass::text as part from credit_entries')).toEqual([
    { part: 'credit_entries_2019_03' },
  ]);
});

const months = async (): Promise<number> => {
  const { rows: found } = await pool().query(
    `select from pg_inherits where inhparent = 'credit_entries'::regclass`,
  );
  return found.length;
};

test('20: makes the months ahead, each once', async () => {
  const before = await months();
  expect(before).toBeGreaterThan(MONTHS_AHEAD);
  expect(await addCreditMonths(clock.now())).toBe(0);
  expect(await addCreditMonths(after(clock.now(), 31 * DAY))).toBe(1);
  expect(await months()).toBe(before + 1);
});

test('20: stores an entry of a month without a partition, which the guide’s statements then move', async () => {
  const { memberId } = await createMember();
  await pool().query(
    `insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, unique_key, at)
     values (gen_random_uuid(), $1, 'free', 1, 1, 'gift', 'far', '2031-05-05')`,
    [memberId],
  );
  const place = async () =>
    (
      await pool().query<{ part: string }>(
        `select tableoid::regclass::text as part from credit_entries where unique_key = 'far'`,
      )
    ).rows;
  expect(await place()).toEqual([{ part: 'credit_entries_other' }]);
  const [, statements = ''] = /```sql\n(begin;[^`]+credit_entries_moved[^`]+)```/.exec(
    readFileSync('docs/operations.md', 'utf8'),
  ) ?? [''];
  await pool().query(statements);
  expect(await place()).toEqual([{ part: 'credit_entries_2031_05' }]);
});
