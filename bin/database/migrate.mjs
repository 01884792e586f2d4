import { createHash, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { PlainError, main } from '../common/plain-error.mjs';
import { connect, directUrl, reasonOf } from './connect.mjs';
import { migrationNames, migrationSql } from './migrations.mjs';

// Any number, as long as every instance locks the same one.
const LOCK = 4_010_2026;

// Prisma's own table, column for column, so that `prisma migrate deploy` can continue from it elsewhere.
const TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

const APPLIED = `select migration_name, checksum from _prisma_migrations
  where finished_at is not null and rolled_back_at is null`;

const RECORD = `insert into _prisma_migrations
  (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
  values ($1, $2, clock_timestamp(), $3, $4, 1)`;

/**
 * Applies the migrations on disk to the database at `url` and resolves to the names applied by this call.
 * Each is applied whole or not at all; instances that start together run one after the other.
 * With `upTo` it stops after that migration. Throws a PlainError that names the obstacle.
 */
export async function migrate(url, { upTo } = {}) {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('set client_min_messages to warning');
    await client.query(TABLE);
    const { rows } = await client.query(APPLIED);
    const known = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    refuseEdited(known);
    const waiting = migrationNames().filter(
      (name) => !known.has(name) && (upTo === undefined || name <= upTo),
    );
    for (const name of waiting) await apply(client, name);
    return waiting;
  } finally {
    await client.end();
  }
}

async function apply(client, name) {
  const startedAt = new Date();
  const sql = migrationSql(name);
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum(sql), name, startedAt]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const line =
      error.position === undefined ? '' : ` (line ${lineAt(sql, Number(error.position))})`;
    throw new PlainError(`Migration ${name} could not be applied${line}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function refuseEdited(known) {
  const edited = migrationNames().find((name) => {
    const applied = known.get(name);
    return applied !== undefined && applied !== checksum(migrationSql(name));
  });
  if (edited === undefined) return;
  throw new PlainError(
    `Migration ${edited} was changed after this database had it: "npm run reset" makes a new demo database; elsewhere undo the change and add a migration.`,
  );
}

const checksum = (sql) => createHash('sha256').update(sql).digest('hex');

const lineAt = (sql, position) => sql.slice(0, position).split('\n').length;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const url = directUrl();
    if (url === undefined)
      throw new PlainError('DATABASE_URL is needed: the address of the database to migrate.');
    const applied = await migrate(url);
    console.log(
      applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`,
    );
  });
}
