import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { connect } from './connect.mjs';

const BATCH_BYTES = 4_000_000;

/** Fills the empty tables of a migrated database from a dump, in full or not at all. Resolves to the row counts. */
export async function loadDatabase(url, file) {
  const client = await connect(url);
  try {
    await client.query('begin');
    await withoutChecksOfOrder(client);
    // The dump has the keys themselves.
    await client.query('alter table messages disable trigger messages_add_keys');
    const counts = {};
    let target;
    let batch = [];
    let size = 0;
    const flush = async () => {
      if (batch.length > 0) await insert(client, target, batch);
      batch = [];
      size = 0;
    };
    for await (const line of createInterface({
      input: createReadStream(file).pipe(createGunzip()),
    })) {
      const value = JSON.parse(line);
      if (Array.isArray(value)) {
        batch.push(value);
        size += line.length;
        counts[target.table] += 1;
        if (size > BATCH_BYTES) await flush();
      } else {
        await flush();
        target = value;
        counts[target.table] = 0;
      }
    }
    await flush();
    await client.query('alter table messages enable trigger messages_add_keys');
    await setSequences(client);
    await client.query('commit');
    await client.query('analyze');
    return counts;
  } finally {
    await client.end();
  }
}

// The rows were consistent when they were dumped. Without the privilege to set this, foreign keys are checked
// as usual.
async function withoutChecksOfOrder(client) {
  await client.query('savepoint before_order');
  try {
    await client.query('set local session_replication_role = replica');
  } catch {
    await client.query('rollback to savepoint before_order');
  }
}

// A new database has the months from the present one on.
async function makeMonths(client, columns, rows) {
  const at = columns.indexOf('at');
  for (const month of new Set(rows.map((row) => row[at].slice(0, 7))))
    await client.query(`select add_credit_months('credit_entries', $1, 1)`, [`${month}-01`]);
}

async function insert(client, { table, columns }, rows) {
  if (table === 'credit_entries') await makeMonths(client, columns, rows);
  const types = await typesOf(client, table, columns);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const values = types.map((type, index) => `(row ->> ${index})::${type}`).join(', ');
  await client.query(
    `insert into public."${table}" (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as row`,
    [JSON.stringify(rows)],
  );
}

async function typesOf(client, table, columns) {
  const { rows } = await client.query(
    `select attname, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [`public."${table}"`],
  );
  const types = new Map(rows.map((row) => [row.attname, row.type]));
  return columns.map((name) => types.get(name));
}

async function setSequences(client) {
  const { rows } = await client.query(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(format('public.%I', c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and pg_get_serial_sequence(format('public.%I', c.relname), a.attname) is not null`,
  );
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, greatest(coalesce((select max("${column}") from public."${table}"), 0), 1), exists(select 1 from public."${table}"))`,
      [sequence],
    );
  }
}
