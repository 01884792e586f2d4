import type pg from 'pg';
import { PlainError } from '../common/plain-error.mjs';
import { connect } from '../database/connect.mjs';

export type Cells = { readonly from: pg.Client; readonly to: pg.Client };

const WHICH = `select system_identifier::text || current_database() as name from pg_control_system()`;
const MIGRATIONS = `select string_agg(migration_name, ' ' order by migration_name) as names
  from _prisma_migrations where finished_at is not null`;
/** One move or share at a time: a second command ends at once. */
const LOCK = `select pg_try_advisory_lock(hashtext('cells')) as taken`;

/**
 * Connects as the owner to the databases of both cells, without a pooler, for the time of `work`. Throws a PlainError if
 * they are one, have other migrations, or another command is at work on them.
 */
export async function withCells<T>(
  urls: { readonly from: string; readonly to: string },
  work: (cells: Cells) => Promise<T>,
): Promise<T> {
  const from = await connect(urls.from);
  try {
    const to = await connect(urls.to);
    try {
      await check({ from, to });
      return await work({ from, to });
    } finally {
      await to.end();
    }
  } finally {
    await from.end();
  }
}

async function check({ from, to }: Cells): Promise<void> {
  const both = async (text: string) => [await one(from, text), await one(to, text)];
  const [here, there] = await both(WHICH);
  if (here === there) throw new PlainError('Both addresses name the same database.');
  const [old, other] = await both(MIGRATIONS);
  if (old !== other)
    throw new PlainError('The databases of the two cells differ in their migrations.');
  for (const client of [from, to]) {
    if ((await one(client, LOCK)) !== true)
      throw new PlainError('Another command is moving or sharing rows of one of these cells.');
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await withoutTriggers(client);
  }
}

/**
 * Rows are written as they are in the other cell: triggers would change, count or refuse them. Foreign keys are compared
 * afterwards instead (references.ts).
 */
async function withoutTriggers(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica').catch((error: unknown) => {
    throw new PlainError(
      'The owner of the tables may not set session_replication_role: grant set on parameter session_replication_role to it, as the superuser.',
      { cause: error },
    );
  });
}

/** The only value of the only row: of a count, or of an aggregate that may be null. */
export async function one(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<string | number | boolean | null> {
  const asked = { text, values, rowMode: 'array' } as const;
  const { rows } = await client.query<(string | number | boolean | null)[]>(asked);
  return rows[0]?.[0] ?? null;
}

/** Runs `work` in a transaction, which is rolled back when it throws. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
