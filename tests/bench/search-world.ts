import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { interestBits, latitude, longitude, traitBits } from '#lib/listings/trait-columns.ts';
import { root } from '../setup/process.ts';
import { ensureTemplate } from '../setup/template.mjs';
import { isTiny } from './sizes.ts';

const PART = 500_000;

/**
 * A SQL file of this folder that creates one part of a world, for the numbers :first to :last, with the app's columns of
 * a listing in place of their names.
 */
export function generatorOf(file: string): string {
  return Object.entries({ traitBits, interestBits, latitude, longitude }).reduce(
    (text, [name, { sql }]) => text.replaceAll(`:${name}`, sql),
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
}

/** A database with `profiles` profiles of one brand. Resolves to its address. */
export function openSearchWorld(clusterUrl: string, profiles: number): Promise<string> {
  return openWorld(clusterUrl, {
    name: `bench_search_${String(profiles)}`,
    profiles,
    generator: generatorOf('search-world.sql'),
  });
}

type World = { readonly name: string; readonly profiles: number; readonly generator: string };

/**
 * A database that is created once and stored in the bench's cluster: a second run only applies newer
 * migrations. Resolves to its address.
 */
export async function openWorld(clusterUrl: string, wanted: World): Promise<string> {
  // A name that differs from a real world's, since `tests/benches` drops it.
  const world = isTiny ? { ...wanted, name: `tiny_${wanted.name}` } : wanted;
  const { name, generator } = world;
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const cluster = new pg.Client({ connectionString: clusterUrl });
  await cluster.connect();
  try {
    if ((await isMade(cluster, world)) && migrated(url.href)) return url.href;
    const template = await ensureTemplate(clusterUrl, 'reference');
    await cluster.query(`drop database if exists ${name} with (force)`);
    await cluster.query(`create database ${name} template ${template.name}`);
    await fill(url.href, world);
    await cluster.query(`comment on database ${name} is '${fingerprint(generator)}'`);
  } finally {
    await cluster.end();
  }
  return url.href;
}

/** Whether newer migrations could be applied; a changed migration requires a new world. */
function migrated(url: string): boolean {
  const program = join(root, 'bin/database/migrate.mjs');
  try {
    execFileSync(process.execPath, [program], { env: { ...process.env, DATABASE_URL: url } });
    return true;
  } catch {
    return false;
  }
}

const fingerprint = (generator: string): string =>
  createHash('sha256').update(generator).digest('hex');

async function isMade(cluster: pg.Client, { name, generator }: World): Promise<boolean> {
  const { rows } = await cluster.query<{ note: string | null }>(
    `select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.note === fingerprint(generator);
}

/** Inserts the rows first and creates the listings' indexes afterwards, as a bulk load does. */
async function fill(url: string, { profiles, generator }: World): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The generated rows are consistent, so foreign keys are not checked.
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
        generator.replaceAll(':first', String(from)).replaceAll(':last', String(upTo)),
      );
      console.log(`${String(upTo)} of ${String(profiles)} profiles`);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
