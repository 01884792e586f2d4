import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createDatabase, dropDatabase, type TestDatabase } from '#tests/setup/database.ts';
// @ts-expect-error A program without types.
import { migrate as untyped } from '../../../bin/database/migrate.mjs';

type Options = {
  readonly directory: string;
  readonly say?: (line: string) => void;
  readonly patience?: { readonly lockMs: number; readonly pauseMs: number; readonly tries: number };
};
const migrate = untyped as (url: string, options: Options) => Promise<readonly string[]>;

const PATIENCE = { lockMs: 50, pauseMs: 10, tries: 5 };

let database: TestDatabase;
let directory: string;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase('template1');
  directory = mkdtempSync(join(tmpdir(), 'amarena-migrations-'));
  client = await connected();
  write('0001_notes', 'create table notes (id int primary key, text text, length int);');
  await migrate(database.directUrl, { directory });
});
afterEach(async () => {
  await client.end();
  await dropDatabase(database);
  rmSync(directory, { recursive: true });
});

async function connected(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: database.directUrl });
  await made.connect();
  return made;
}

function write(name: string, sql: string): void {
  mkdirSync(join(directory, name), { recursive: true });
  writeFileSync(join(directory, name, 'migration.sql'), sql);
}

/** The file of a migration whose statements run one by one. */
const outside = (...steps: readonly string[]): string =>
  ['-- squawk-disable-assume-in-transaction', ...steps].join('\n\n');

async function rows(sql: string): Promise<readonly unknown[]> {
  return (await client.query<object>(sql)).rows;
}

test('20: builds an index concurrently and fills a column in batches, with progress', async () => {
  await client.query(`insert into notes select n, 'note ' || n from generate_series(1, 25) n`);
  write(
    '0002_length',
    outside(
      'create index concurrently if not exists notes_text on notes (text);',
      `-- Repeat until no row is left
update notes set length = length(text)
 where id in (select id from notes where length is null limit 10);`,
      'alter table notes add constraint notes_length check (length is not null) not valid;',
      'alter table notes validate constraint notes_length;',
    ),
  );
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  expect(await migrate(database.directUrl, { directory, say })).toEqual(['0002_length']);
  expect(said).toEqual([10, 20, 25].map((count) => `0002_length: ${count} rows`));
  expect(await rows('select count(*)::int as filled from notes where length > 0')).toEqual([
    { filled: 25 },
  ]);
  expect(
    await rows(`select indisvalid from pg_index where indexrelid = 'notes_text'::regclass`),
  ).toEqual([{ indisvalid: true }]);
  expect(await migrate(database.directUrl, { directory, say })).toEqual([]);
});

test('20: two that start together build an index concurrently once', async () => {
  write('0002_index', outside('create index concurrently notes_text on notes (text);'));
  const applied = await Promise.all([1, 2].map(() => migrate(database.directUrl, { directory })));
  expect(applied.map((names) => names.length).sort()).toEqual([0, 1]);
});

test('20: replaces the index that a failed build has left, and goes on where it failed', async () => {
  await client.query(`insert into notes values (1, 'same'), (2, 'same')`);
  write(
    '0002_unique',
    outside('create unique index concurrently if not exists notes_unique on notes (text);'),
  );
  await expect(migrate(database.directUrl, { directory })).rejects.toThrow('0002_unique');
  const valid = `select indisvalid as valid from pg_index where indexrelid = 'notes_unique'::regclass`;
  expect(await rows(valid)).toEqual([{ valid: false }]);
  await client.query('delete from notes where id = 2');
  await migrate(database.directUrl, { directory });
  expect(await rows(valid)).toEqual([{ valid: true }]);
});

test('20: gives way to readers while another transaction holds the table, and is applied after it', async () => {
  write('0002_column', 'alter table notes add column more int;');
  const holder = await connected();
  await holder.query('begin; select from notes');
  const waiting = Promise.withResolvers<string>();
  const migrated = migrate(database.directUrl, {
    directory,
    patience: { ...PATIENCE, tries: 1_000 },
    say: waiting.resolve,
  });
  expect(await waiting.promise).toBe('0002_column: waits for a lock (1 of 1000)');
  // It would wait for the holder if the migration was still queued before it.
  await client.query('select from notes');
  await holder.end();
  expect(await migrated).toEqual(['0002_column']);
});

test('20: gives up when the table does not become free, and changes nothing', async () => {
  write('0002_column', 'alter table notes add column more int;');
  const holder = await connected();
  await holder.query('begin; select from notes');
  await expect(migrate(database.directUrl, { directory, patience: PATIENCE })).rejects.toThrow(
    /^Migration 0002_column could not be applied: .*lock timeout/,
  );
  await holder.end();
  expect(await rows('select migration_name as name from _prisma_migrations')).toEqual([
    { name: '0001_notes' },
  ]);
});
