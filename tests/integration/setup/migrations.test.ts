import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase, dropDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { root } from '#tests/setup/process.ts';

let empty: TestDatabase;

beforeAll(async () => {
  empty = await createDatabase('template1');
});

afterAll(async () => {
  await dropDatabase(empty);
});

async function command(program: string): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: empty.url, DATA_DIR: '' };
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/node'), [program], {
    cwd: root,
    env,
  });
  return stdout;
}

test('two instances that start together apply each migration once', async () => {
  const outcomes = await Promise.all([
    command('bin/database/migrate.mjs'),
    command('bin/database/migrate.mjs'),
  ]);
  expect(outcomes.filter((text) => text.startsWith('Applied'))).toHaveLength(1);
  expect(outcomes.filter((text) => text.startsWith('The database is up to date'))).toHaveLength(1);
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  const { rows } = await client.query<{ times: string }>(
    'select count(*) as times from _prisma_migrations group by migration_name having count(*) > 1',
  );
  await client.end();
  expect(rows).toEqual([]);
});

test('the migrations produce the schema', async () => {
  expect(await command('bin/database/diff.mjs')).toBe('The migrations and the schema agree.\n');
});
