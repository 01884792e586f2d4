import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { testDatabase, type TestDatabase } from '#tests/setup/database.ts';
import { root } from '#tests/setup/process.ts';

type Outcome = { readonly code: number | null; readonly text: string };

/** Runs programs on a database, with their data under `folder`. A killed one has no code. */
export function commandsIn(folder: string) {
  return async (
    args: readonly string[],
    url: string,
    dataDir: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Outcome> => {
    const env = {
      ...process.env,
      ...more,
      NODE_OPTIONS: '',
      DATABASE_URL: url,
      DATA_DIR: join(folder, dataDir),
    };
    const node = join(root, 'node_modules/.bin/node');
    return promisify(execFile)(node, [...args], { cwd: root, env }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: unknown) => {
        const { code, stderr } = error as { code: number | null; stderr: string };
        return { code, text: stderr };
      },
    );
  };
}

async function queryOn<Row extends object>(
  url: string,
  run: (client: pg.Client) => Promise<Row>,
): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** A hash of each table's rows: equal hashes mean equal databases. */
export function contents(url: string): Promise<Record<string, string>> {
  return queryOn(url, async (client) => {
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
  });
}

/** The names of a database and of those that a restore makes beside it. */
export function databasesBeside(target: TestDatabase): Promise<string[]> {
  return queryOn(testDatabase().url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1) order by 1`,
      [target.name],
    );
    return rows.map(({ name }) => name);
  });
}

/** A copy of a backup, beside it, with altered lines, and with a manifest that says so. */
export function alteredBackup(
  backup: string,
  name: string,
  alter: (lines: string[]) => void,
): string {
  const copy = join(dirname(backup), name);
  cpSync(backup, copy, { recursive: true });
  const lines = gunzipSync(readFileSync(join(backup, 'database.jsonl.gz')))
    .toString()
    .trim()
    .split('\n');
  alter(lines);
  const rows = gzipSync(lines.join('\n'));
  writeFileSync(join(copy, 'database.jsonl.gz'), rows);
  const manifest = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as object;
  const sha256 = createHash('sha256').update(rows).digest('hex');
  writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, sha256 }));
  return copy;
}
