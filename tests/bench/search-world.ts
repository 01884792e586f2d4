import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { root } from '../setup/process.ts';
import { ensureTemplate } from '../setup/template.mjs';

const GENERATOR = readFileSync(join(import.meta.dirname, 'search-world.sql'), 'utf8');
const PART = 500_000;

/**
 * A database of so many profiles of one brand, made once and kept with the bench's cluster: a second run
 * only applies what migrations came since. Resolves to its address.
 */
export async function openSearchWorld(clusterUrl: string, profiles: number): Promise<string> {
  const name = `bench_search_${String(profiles)}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const cluster = new pg.Client({ connectionString: clusterUrl });
  await cluster.connect();
  try {
    if ((await isMade(cluster, name)) && migrated(url.href)) return url.href;
    const template = await ensureTemplate(clusterUrl, 'reference');
    await cluster.query(`drop database if exists ${name} with (force)`);
    await cluster.query(`create database ${name} template ${template.name}`);
    await fill(url.href, profiles);
    await cluster.query(`comment on database ${name} is '${fingerprint()}'`);
  } finally {
    await cluster.end();
  }
  return url.href;
}

/** Whether the migrations since could be applied; a changed one makes the world anew. */
function migrated(url: string): boolean {
  const program = join(root, 'bin/database/migrate.mjs');
  try {
    execFileSync(process.execPath, [program], { env: { ...process.env, DATABASE_URL: url } });
    return true;
  } catch {
    return false;
  }
}

const fingerprint = (): string => createHash('sha256').update(GENERATOR).digest('hex');

async function isMade(cluster: pg.Client, name: string): Promise<boolean> {
  const { rows } = await cluster.query<{ note: string | null }>(
    `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.note === fingerprint();
}

/** Rows first, the listings' indexes after them, as a load would do it. */
async function fill(url: string, profiles: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows made together need no check of their references.
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '512MB'`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where tablename = 'profile_listings' and indexname <> 'profile_listings_pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query('select setseed(0.5)');
    for (let from = 1; from <= profiles; from += PART) {
      const upTo = Math.min(from + PART - 1, profiles);
      await client.query(
        GENERATOR.replaceAll(':first', String(from)).replaceAll(':last', String(upTo)),
      );
      console.log(`${String(upTo)} of ${String(profiles)} profiles`);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
