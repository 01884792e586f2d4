import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PlainError, main } from '../common/plain-error.mjs';
import { applyMigration, PATIENCE } from './apply-migration.mjs';
import { connect, directUrl, reasonOf } from './connect.mjs';
import { migrationNames, migrationSql, migrationsDirectory } from './migrations.mjs';

// Any number, as long as every instance locks the same one.
const LOCK = 4_010_2026;
const LOCK_PAUSE_MS = 200;

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
 * Each is applied whole or not at all, except those with steps outside a transaction, which go on where they
 * failed; instances that start together run one after the other.
 * With `upTo` it stops after that migration; `say` gets lines of progress. Throws a PlainError that names the
 * obstacle.
 */
export async function migrate(url, options = {}) {
  const {
    upTo,
    directory = migrationsDirectory,
    say = () => undefined,
    patience = PATIENCE,
  } = options;
  const client = await connect(url);
  try {
    await takeLock(client);
    await client.query('set client_min_messages to warning');
    await client.query(TABLE);
    const { rows } = await client.query(APPLIED);
    const known = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    refuseEdited(known, directory);
    const waiting = migrationNames(directory).filter(
      (name) => !known.has(name) && (upTo === undefined || name <= upTo),
    );
    for (const name of waiting) await apply(client, name, { directory, say, patience });
    return waiting;
  } finally {
    await client.end();
  }
}

// Not the statement that waits: it would hold up a concurrent build of an index, which waits for every statement.
async function takeLock(client) {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0].taken) return;
    await sleep(LOCK_PAUSE_MS);
  }
}

async function apply(client, name, { directory, say, patience }) {
  const startedAt = new Date();
  const sql = migrationSql(name, directory);
  const record = () => client.query(RECORD, [randomUUID(), checksum(sql), name, startedAt]);
  try {
    await applyMigration(client, {
      sql,
      record,
      patience,
      say: (line) => say(`${name}: ${line}`),
    });
  } catch (error) {
    const line =
      error.position === undefined ? '' : ` (line ${lineAt(sql, Number(error.position))})`;
    throw new PlainError(`Migration ${name} could not be applied${line}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function refuseEdited(known, directory) {
  const edited = migrationNames(directory).find((name) => {
    const applied = known.get(name);
    return applied !== undefined && applied !== checksum(migrationSql(name, directory));
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
    const applied = await migrate(url, { say: (line) => console.log(`  ${line}`) });
    console.log(
      applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`,
    );
  });
}
