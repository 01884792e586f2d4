import pg from 'pg';
import { PlainError } from '../common/plain-error.mjs';
import { connect, reasonOf } from '../database/connect.mjs';

// Any number, as long as every restore locks the same one.
const LOCK = 4_010_2027;
const LONGEST_NAME = 63;

/**
 * A new, empty database beside the one at `url`, on the same server: { url, swap, finish, drop, close }. `swap`
 * renames both, and the photos before it commits; `finish` drops the replaced database, `drop` the new one. Removes
 * what an interrupted restore left. Throws a PlainError if the server or the live database does not allow it.
 */
export async function openReplacement(url, { replace }) {
  const live = decodeURIComponent(new URL(url).pathname.slice(1));
  const names = { live, fresh: beside(live, '_restoring'), old: beside(live, '_replaced') };
  const admin = await connect(addressOf(url, 'postgres'));
  try {
    const { rows } = await admin.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (!rows[0].taken)
      throw new PlainError('Another restore runs on this database server: wait for its end.');
    const exists = await has(admin, live);
    if (exists) await requireReplaceable(admin, url, live, replace);
    await dropDatabases(admin, [names.fresh, names.old]);
    await create(admin, names.fresh);
    return {
      url: addressOf(url, names.fresh),
      swap: (photos) => swap(admin, names, exists, photos),
      finish: () => dropDatabases(admin, [names.old]),
      drop: () => dropDatabases(admin, [names.fresh]),
      close: () => admin.end(),
    };
  } catch (error) {
    await admin.end();
    throw error;
  }
}

const beside = (name, suffix) => name.slice(0, LONGEST_NAME - suffix.length) + suffix;

function addressOf(url, name) {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
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
async function swap(admin, { live, fresh, old }, exists, photos) {
  await admin.query('begin');
  try {
    if (exists) await admin.query(`alter database ${quoted(live)} rename to ${quoted(old)}`);
    await admin.query(`alter database ${quoted(fresh)} rename to ${quoted(live)}`);
    photos.swap();
    await admin.query('commit');
  } catch (error) {
    await admin.query('rollback').catch(() => undefined);
    photos.undo();
    throw error;
  }
}

async function dropDatabases(admin, names) {
  for (const name of names)
    await admin.query(`drop database if exists ${quoted(name)} with (force)`);
}
