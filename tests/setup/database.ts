import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type TestDatabase = { readonly name: string; readonly url: string };

let own: TestDatabase | undefined;

/** The database of this test file alone, a fresh copy of the template. It is dropped after the file. */
export function testDatabase(): TestDatabase {
  if (own === undefined)
    throw new Error('this test file has no database: it is not an integration test');
  return own;
}

/** Makes the file's database and points DATABASE_URL at it, before any module of the app is loaded. */
export async function openTestDatabase(): Promise<void> {
  own = await createDatabase(needed('TEST_TEMPLATE'));
  process.env['DATABASE_URL'] = own.url;
}

export async function closeTestDatabase(): Promise<void> {
  if (own !== undefined) await dropDatabase(own);
  own = undefined;
}

/** A copy of a template, which the caller drops. */
export async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer(`create database ${name} template ${template}`);
  const url = new URL(needed('TEST_CLUSTER_URL'));
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export async function dropDatabase(database: TestDatabase): Promise<void> {
  await administer(`drop database if exists ${database.name} with (force)`);
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
