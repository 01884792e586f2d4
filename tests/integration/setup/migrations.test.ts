import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
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

async function command(
  program: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL } = empty;
  const database = { DATABASE_URL, DATABASE_DIRECT_URL };
  const env = { ...process.env, NODE_OPTIONS: '', ...database, ...more, DATA_DIR: '' };
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

test('20: migrates over the direct address, since a pooler would keep its lock', async () => {
  const pooler = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/pooler' };
  expect(await command('bin/database/migrate.mjs', pooler)).toBe('The database is up to date.\n');
});

test('the one answer of a profile becomes the first of its answers', async () => {
  const scratch = await createDatabase('template1');
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  await client.query(`
    create type profile_question as enum ('best_meal', 'home_is');
    create table profiles (id int, prompt_question profile_question,
      prompt_answer text not null default '',
      constraint profiles_prompt_whole check ((prompt_question is null) = (prompt_answer = '')));
    insert into profiles values (1, 'home_is', 'A light'), (2, null, '')`);
  const migration = 'prisma/migrations/20261123180100_profile_prompts/migration.sql';
  await client.query(await readFile(join(root, migration), 'utf8'));
  const { rows } = await client.query(
    'select prompt_questions::text[] as questions, prompt_answers as answers from profiles order by id',
  );
  await client.end();
  await dropDatabase(scratch);
  expect(rows).toEqual([
    { questions: ['home_is'], answers: ['A light'] },
    { questions: [], answers: [] },
  ]);
});

test('the migrations produce the schema', async () => {
  expect(await command('bin/database/diff.mjs')).toBe('The migrations and the schema agree.\n');
});
