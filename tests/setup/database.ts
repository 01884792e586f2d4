import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareReuse, resetRows, type ReusedDatabase } from './reused-database.ts';

export type TestDatabase = {
  readonly name: string;
  /** Through PgBouncer where `TEST_POOLED` is set. */
  readonly url: string;
  readonly directUrl: string;
};

let own: TestDatabase | undefined;

/** The database of this test file: a fresh copy of the template, under a name that the worker reuses. */
export function testDatabase(): TestDatabase {
  if (own === undefined)
    throw new Error('the test file has no database: only integration tests have one');
  return own;
}

// Test files evaluate this module again; the database is the worker's.
const worker = globalThis as unknown as Record<symbol, ReusedDatabase | undefined>;
const REUSED = Symbol.for('tests.reused-database');

/**
 * Opens the file's database and sets DATABASE_URL to it: that of the worker's previous file with the rows of the
 * template, or a new copy. `remaining` are connections that may stay open.
 */
export async function openTestDatabase(remaining: readonly number[]): Promise<void> {
  own = named(`test_${process.pid}`);
  process.env['DATABASE_URL'] = own.url;
  const before = worker[REUSED];
  if (before === undefined || !(await resetRows(before, remaining).catch(() => false))) {
    worker[REUSED] = undefined;
    await administer(`drop database if exists ${own.name} with (force)`);
    await copyTemplate(needed('TEST_TEMPLATE'), own);
    if (canReuse()) worker[REUSED] = await prepareReuse(own.url);
  }
  if (process.env['TEST_POOLER_URL'] === undefined) return;
  process.env['DATABASE_DIRECT_URL'] = own.directUrl;
  process.env['DATABASE_PREPARED'] = needed('TEST_POOLER_PREPARED');
}

/** PgBouncer's connections belong to no file, and a file with modules of its own has a global object of its own. */
function canReuse(): boolean {
  return process.env['TEST_POOLER_URL'] === undefined && 'nativeJest' in globalThis;
}

/** Creates a copy of a template; the caller drops it. */
export async function createDatabase(template: string): Promise<TestDatabase> {
  const database = named(`test_${process.pid}_${randomBytes(4).toString('hex')}`);
  await copyTemplate(template, database);
  return database;
}

export async function dropDatabase(database: TestDatabase): Promise<void> {
  await administer(`drop database if exists ${database.name} with (force)`);
}

// Copying the files is twice as fast as writing each block to the WAL, and this cluster need not survive a
// crash.
function copyTemplate(template: string, { name }: TestDatabase): Promise<void> {
  return administer(`create database ${name} template ${template} strategy file_copy`);
}

function named(name: string): TestDatabase {
  const cluster = needed('TEST_CLUSTER_URL');
  const at = (server: string): string => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  };
  return { name, url: at(process.env['TEST_POOLER_URL'] ?? cluster), directUrl: at(cluster) };
}

/** The address without PgBouncer of a database that a process gets. */
export function directUrlOf(address: string): string {
  const pooler = process.env['TEST_POOLER_URL'];
  const url = new URL(address);
  if (pooler !== undefined && url.port === new URL(pooler).port) {
    url.port = new URL(needed('TEST_CLUSTER_URL')).port;
  }
  return url.href;
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: needed('TEST_CLUSTER_URL') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the global setup has not run`);
  return value;
}
