import pg from 'pg';
import { PlainError } from '../common/plain-error.mjs';
import { connect, reasonOf } from '../database/connect.mjs';

// Any number, as long as every restore locks the same one.
const LOCK = 4_010_2027;
const LOCK_NOT_AVAILABLE = '55P03';
/** The session of a restore that was killed a moment ago ends with its statement, which takes seconds on a busy disk. */
const LOCKED_WITHIN_MS = 30_000;
const MAX_NAME_LENGTH = 63;
/** How long the session of a lost connection may take to end. */
const ENDED_WITHIN_MS = 60_000;

/** The connection was lost at the commit, and whether it took effect is unknown: nothing may be removed. */
export class UnsettledError extends PlainError {}

/**
 * The databases beside the one at `url`, on the same server: { url, isPending, hasReplaced, clear, create, swap,
 * finish, drop, close }. `create` makes the new one, whose address is `url`; `swap` renames both, and the photos before
 * it commits; `finish` drops the replaced database, `drop` the new one. Of an interrupted restore, `isPending` says
 * whether it has not swapped, and `clear` removes what it left. Locks out other restores until `close`. Throws a
 * PlainError if the server or the live database does not allow it.
 */
export async function openReplacement(url) {
  const live = decodeURIComponent(new URL(url).pathname.slice(1));
  const names = { live, fresh: beside(live, '_restoring'), old: beside(live, '_replaced') };
  const server = addressOf(url, 'postgres');
  const admin = await connect(server);
  try {
    await lock(admin);
  } catch (error) {
    await admin.end();
    throw error;
  }
  return {
    url: addressOf(url, names.fresh),
    isPending: () => has(admin, names.fresh),
    hasReplaced: () => has(admin, names.old),
    clear: () => dropDatabases(admin, [names.fresh, names.old]),
    async create({ replace }) {
      if (await has(admin, live)) await requireReplaceable(admin, url, live, replace);
      await create(admin, names.fresh);
    },
    swap: (photos) => swap(admin, server, names, photos),
    finish: () => dropDatabases(admin, [names.old]),
    drop: () => dropDatabases(admin, [names.fresh]),
    close: () => admin.end(),
  };
}

const beside = (name, suffix) => name.slice(0, MAX_NAME_LENGTH - suffix.length) + suffix;

function addressOf(url, name) {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

async function lock(admin) {
  try {
    await admin.query(`set lock_timeout = ${LOCKED_WITHIN_MS}`);
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    await admin.query('reset lock_timeout');
  } catch (error) {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new PlainError('Another restore runs on this database server: wait for its end.', {
      cause: error,
    });
  }
}

const quoted = (name) => pg.escapeIdentifier(name);

async function has(admin, name) {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount > 0;
}

async function requireReplaceable(admin, url, live, replace) {
  const { rows: sessions } = await admin.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = $1 and coalesce(backend_type, 'client backend') = 'client backend'`,
    [live],
  );
  if (sessions[0].count > 0)
    throw new PlainError(
      `${sessions[0].count} connections use the database ${live}: stop the app on every machine, and other clients.`,
    );
  const client = await connect(url);
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_tables where schemaname = 'public' limit 1`,
    );
    if (rowCount > 0 && !replace)
      throw new PlainError('The database is not empty: --replace puts the backup in its place.');
  } finally {
    await client.end();
  }
}

async function create(admin, name) {
  try {
    await admin.query(`create database ${quoted(name)}`);
  } catch (error) {
    throw new PlainError(
      `A database for the restored rows could not be created: ${reasonOf(error)}. The user of DATABASE_URL needs the right CREATEDB, and the disk room for both databases.`,
      { cause: error },
    );
  }
}

// PostgreSQL renames databases in a transaction: both names change or none.
async function swap(admin, server, { live, fresh, old }, photos) {
  const exists = await has(admin, live);
  try {
    await admin.query('begin');
    if (exists) await admin.query(`alter database ${quoted(live)} rename to ${quoted(old)}`);
    await admin.query(`alter database ${quoted(fresh)} rename to ${quoted(live)}`);
    photos.swap();
  } catch (error) {
    await admin.query('rollback').catch(() => undefined);
    photos.undo();
    throw error;
  }
  try {
    await admin.query('commit');
  } catch (error) {
    // Of a lost connection only the answer may be missing, not the commit.
    const isLost = !(error instanceof pg.DatabaseError);
    if (isLost && (await isCommitted(server, fresh))) return;
    photos.undo();
    throw error;
  }
}

/**
 * Whether a commit without an answer renamed the new database. Waits for the end of the session that sent it, which
 * holds the lock.
 */
async function isCommitted(server, fresh) {
  try {
    const client = await connect(server);
    try {
      await client.query(`set statement_timeout = ${ENDED_WITHIN_MS}`);
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      return !(await has(client, fresh));
    } finally {
      await client.end();
    }
  } catch (error) {
    throw new UnsettledError(
      `The connection was lost at the last step of the restore (${reasonOf(error)}). Do not start the app. Once the database answers, run "node bin/restore.mjs --recover".`,
      { cause: error },
    );
  }
}

async function dropDatabases(admin, names) {
  for (const name of names)
    await admin.query(`drop database if exists ${quoted(name)} with (force)`);
}
