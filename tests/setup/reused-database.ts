import pg from 'pg';

/** A table with rows in the template: how many, and the transaction after which any row is a change. */
type Filled = { readonly rows: number; since: number };

/** A copy of the template that test files of one worker use in turn. */
export type ReusedDatabase = {
  readonly admin: pg.Client;
  /** Catalogs and size as in the template. */
  readonly catalogs: string;
  readonly bytes: number;
  readonly filled: ReadonlyMap<string, Filled>;
  readonly sequences: string;
};

// What a file left behind in pages and indexes would slow the next ones.
const GROWTH_BYTES = 12 * 1024 * 1024;
// A larger table is not copied: a file that changes it makes the next one begin with a new database.
const COPIED_ROWS = 2_000;
const COPIES = 'unchanged';

const USER_TABLES = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', '${COPIES}')`;

// Statistics are part of it: a plan must not depend on the rows of an earlier file.
const CATALOGS = [
  'attribute',
  'class',
  'constraint',
  'index',
  'proc',
  'statistic',
  'trigger',
  'type',
];
// Transactions are compared by their age: a transaction has no order, and as a text it is five times as slow to read.
const ageOf = (transaction: number): string => `age('${transaction}'::xid)`;
const FIRST_TRANSACTION = 3;
const FINGERPRINT = CATALOGS.map(
  (name) =>
    `(select count(*) || ':' || (${ageOf(FIRST_TRANSACTION)} - min(age(xmin))) from pg_${name})`,
).join(` || ' ' || `);

const STATE = `select ${FINGERPRINT} as catalogs, pg_database_size(current_database())::int as bytes,
  array(select format('%I.%I', n.nspname, c.relname) ${USER_TABLES} and pg_relation_size(c.oid) > 0) as tables`;

const SEQUENCES = `select coalesce(string_agg(format('select setval(%L, %s, %L)',
    format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null), ';'), 'select')
  as statements from pg_sequences where schemaname <> '${COPIES}'`;

type State = { readonly catalogs: string; readonly bytes: number; readonly tables: string[] };

async function row<Row extends pg.QueryResultRow>(admin: pg.Client, text: string): Promise<Row> {
  const { rows } = await admin.query<Row>(text);
  const [first] = rows;
  if (first === undefined) throw new Error(`no row from ${text}`);
  return first;
}

/** Prepares a fresh copy of the template for reuse. */
export async function prepareReuse(url: string): Promise<ReusedDatabase> {
  const admin = new pg.Client({ connectionString: url, application_name: 'tests' });
  admin.on('error', () => undefined);
  await admin.connect();
  // The worker may end while it is open.
  (admin as unknown as { unref: () => void }).unref();
  const { tables } = await row<State>(admin, STATE);
  const filled = new Map<string, Filled>();
  await admin.query(`create schema ${COPIES}`);
  for (const name of tables) {
    const { rows } = await row<{ rows: number }>(
      admin,
      `select count(*)::int as rows from only ${name}`,
    );
    if (rows === 0) continue;
    filled.set(name, { rows, since: 0 });
    if (rows <= COPIED_ROWS) await admin.query(`create table ${copyOf(name)} as table ${name}`);
  }
  const { now } = await row<{ now: number }>(admin, 'select txid_current()::int as now');
  for (const table of filled.values()) table.since = now;
  const { catalogs, bytes } = await row<State>(admin, STATE);
  const { statements } = await row<{ statements: string }>(admin, SEQUENCES);
  return { admin, catalogs, bytes, filled, sequences: statements };
}

const copyOf = (name: string): string => `${COPIES}."${name.replaceAll('"', '')}"`;

/**
 * Removes what a test file has left in the rows of the database. Connections in `remaining` (process ids of the
 * server) stay open if they are idle, all others end. False if more than rows was changed: then the caller makes
 * a new database.
 */
export async function resetRows(
  { admin, catalogs, bytes, filled, sequences }: ReusedDatabase,
  remaining: readonly number[],
): Promise<boolean> {
  await endConnections(admin, remaining);
  const state = await row<State>(admin, STATE);
  if (state.catalogs !== catalogs || state.bytes > bytes + GROWTH_BYTES) return false;
  const changed = await changedTables(admin, state.tables, filled);
  if (changed.some((name) => (filled.get(name)?.rows ?? 0) > COPIED_ROWS)) return false;
  if (changed.length === 0) return true;
  const { rows } = (
    (await admin.query(resetStatements(changed, filled, sequences))) as unknown as pg.QueryResult<{
      now: number;
    }>[]
  ).at(-2) ?? { rows: [] };
  for (const name of changed) {
    const table = filled.get(name);
    if (table !== undefined) table.since = rows[0]?.now ?? 0;
  }
  return true;
}

function resetStatements(
  changed: readonly string[],
  filled: ReusedDatabase['filled'],
  sequences: string,
): string {
  return [
    'begin',
    // Rows go and come without triggers and foreign keys.
    'set local session_replication_role = replica',
    ...changed.flatMap((name) => [
      `delete from only ${name}`,
      ...(filled.has(name)
        ? [`insert into ${name} overriding system value select * from ${copyOf(name)}`]
        : []),
    ]),
    sequences,
    'select txid_current()::int as now',
    'commit',
  ].join(';');
}

/** A table that was empty has rows now; of another one the number differs, or a row is newer. */
async function changedTables(
  admin: pg.Client,
  tables: readonly string[],
  filled: ReusedDatabase['filled'],
): Promise<string[]> {
  const emptied = [...filled.keys()].filter((name) => !tables.includes(name));
  const checks = tables.map((name) => {
    const before = filled.get(name);
    const isChanged =
      before === undefined
        ? `exists (select from only ${name})`
        : `(select count(*) <> ${before.rows} or bool_or(age(xmin) < ${ageOf(before.since)}) from only ${name})`;
    return `select ${pg.escapeLiteral(name)} as name where ${isChanged}`;
  });
  const { rows } = await admin.query<{ name: string }>(checks.join(' union all '));
  return [...emptied, ...rows.map(({ name }) => name)];
}

/** Ends the connections that a new file must not meet, and waits until they have ended. */
async function endConnections(admin: pg.Client, remaining: readonly number[]): Promise<void> {
  const others = `from pg_stat_activity a where a.datname = current_database() and a.pid <> pg_backend_pid()
    and not (a.pid = any($1) and a.state = 'idle'
      and not exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'advisory'))`;
  await admin.query(`select pg_terminate_backend(a.pid, 10000) ${others}`, [remaining]);
}
