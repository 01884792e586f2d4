import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, dropDatabase, type TestDatabase } from '#tests/setup/database.ts';
// @ts-expect-error A program without types.
import { migrate as untyped } from '../../../bin/database/migrate.mjs';

type Options = { readonly upTo?: string; readonly say?: (line: string) => void };
const migrate = untyped as (url: string, options: Options) => Promise<readonly string[]>;

/** Two batches and a part of the third. */
const OLD = 11_000;

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

async function rows(sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
  return (await client.query<object>(sql, [...values])).rows;
}

const insert = `insert into messages (conversation_id, seq, sender_id, id_client, kind, body, open, created_at)
  select c.id, n, c.profile_low, $1, 'personal', 'message ' || n, true, $2
    from conversations c cross join generate_series($3::int, $4::int) n`;
const WRITTEN = `select conversation_id, seq, sender_id, id_client, body, edited_at, first_body, created_at
  from messages order by 1, 2`;

test('20: copies messages into partitions while the previous release writes, and swaps the tables', async () => {
  await migrate(database.directUrl, { upTo: '20261123140000_fingerprint_kinds' });
  await client.query(`
    insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at)
    select gen_random_uuid(), 'spark', '00000000-0000-0000-0000-000000000001', ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid,
           gen_random_uuid(), now() from generate_series(2, 101) n`);
  await client.query(
    insert.replace('$1', 'gen_random_uuid()').replaceAll(/\$(\d)/g, (_, n) => `$${Number(n) - 1}`),
    [new Date('2026-01-01'), 1, OLD / 100],
  );
  await migrate(database.directUrl, { upTo: '20261124080000_message_partitions' });
  const [last] = (await rows('select id from conversations limit 1')) as { id: string }[];
  const idClient = randomUUID();
  const now = new Date();
  await client.query(`${insert} where c.id = $5`, [idClient, now, 1_000, 1_000, last?.id]);
  await client.query(
    `update messages set body = 'edited', first_body = 'before', edited_at = now() where seq = 7`,
  );
  const before = await rows(WRITTEN);
  const said: string[] = [];
  await migrate(database.directUrl, { say: (line) => said.push(line) });
  expect(said.slice(0, 3)).toEqual(
    [5_000, 10_000, OLD + 1].map((count) => `20261124080100_copy_messages: ${count} rows`),
  );
  expect(await rows(WRITTEN)).toEqual(before);
  expect(
    await rows(`select relkind, count(distinct m.tableoid)::int > 1 as spread, min(brand_id) as brand
                  from messages m join pg_class c on c.oid = 'messages'::regclass group by 1`),
  ).toEqual([{ relkind: 'p', spread: true, brand: 'spark' }]);
  expect(await rows('select id_client, seq from message_keys')).toEqual([
    { id_client: idClient, seq: 1_000 },
  ]);
  await expect(
    client.query(`${insert} where c.id = $5`, [idClient, now, 1_001, 1_001, last?.id]),
  ).rejects.toThrow('message_keys_pkey');
  expect(await rows(`select from pg_namespace where nspname = 'next'`)).toEqual([]);
});

test('20: the statement of the previous release that opens a conversation gives its sides the brand', async () => {
  await migrate(database.directUrl, {});
  await client.query(`
    alter table participants drop constraint participants_profile_id_fkey;
    alter table participants drop constraint participants_peer_id_fkey`);
  await client.query(
    `with opened as (
       insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at)
       values ($1, 'spark', least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $2, now())
       on conflict (profile_low, profile_high) do nothing
       returning id)
     insert into participants (conversation_id, profile_id, peer_id)
     select opened.id, x.profile, x.peer
       from opened cross join (values ($2::uuid, $3::uuid), ($3::uuid, $2::uuid)) as x(profile, peer)`,
    [randomUUID(), randomUUID(), randomUUID()],
  );
  expect(await rows('select brand_id as brand from participants')).toEqual([
    { brand: 'spark' },
    { brand: 'spark' },
  ]);
});
