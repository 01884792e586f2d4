import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  createDatabase,
  dropDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/setup/database.ts';
import { root } from '#tests/setup/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'amarena-backup-'));
const backup = join(folder, 'backup');
const photo = 'photos/public/ab/abcdefgh.webp';
let target: TestDatabase;

beforeAll(async () => {
  target = await createDatabase('template1');
  mkdirSync(join(folder, 'before/photos/public/ab'), { recursive: true });
  writeFileSync(join(folder, 'before', photo), 'a picture');
});

afterAll(async () => {
  await dropDatabase(target);
  rmSync(folder, { recursive: true, force: true });
});

type Outcome = { readonly code: number; readonly text: string };

async function command(args: readonly string[], url: string, dataDir: string): Promise<Outcome> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: url,
    DATA_DIR: join(folder, dataDir),
  };
  const node = join(root, 'node_modules/.bin/node');
  return promisify(execFile)(node, [...args], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, text: stderr };
    },
  );
}

/** A hash of each table's rows: equal hashes mean equal databases. */
async function contents(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations'`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
      );
      hashes[name] = rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}

test('restores every row and photo into an empty database', async () => {
  const source = testDatabase().url;
  expect(await command(['bin/backup.mjs', backup], source, 'before')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Backed up/),
  });
  expect(await command(['bin/restore.mjs', backup], target.url, 'after')).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Restored/),
  });
  const before = await contents(source);
  expect(Object.values(before).some((hash) => !hash.startsWith('0 '))).toBe(true);
  expect(await contents(target.url)).toEqual(before);
  expect(readFileSync(join(folder, 'after', photo), 'utf8')).toBe('a picture');
});

test('refuses to overwrite a database without --replace', async () => {
  const { code, text } = await command(['bin/restore.mjs', backup], target.url, 'after');
  expect(code).toBe(1);
  expect(text).toMatch(/^The database is not empty/);
});

test('refuses a damaged backup before changing anything', async () => {
  const before = await contents(target.url);
  const file = join(backup, 'database.jsonl.gz');
  writeFileSync(file, readFileSync(file).subarray(0, -8));
  const { code, text } = await command(
    ['bin/restore.mjs', backup, '--replace'],
    target.url,
    'after',
  );
  expect(code).toBe(1);
  expect(text).toMatch(/damaged/);
  expect(await contents(target.url)).toEqual(before);
});
