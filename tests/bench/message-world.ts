import type { Pool } from 'pg';
import { RETENTION } from '#lib/legal/retention-table.ts';

const BATCH = 100_000;
const DAYS_OF_YEAR = 365;
const KEY_DAYS = RETENTION.find(({ table }) => table === 'message_keys')?.days ?? Number.NaN;

/**
 * One message after the other, each in the next conversation, over the last year, with 13 to 117 letters and a debit each, in the columns that a send writes. $1 is the first of the batch, $2 the last, $3 the number of all.
 */
const FILL = `
  with conversation as materialized (
    select c.id, c.brand_id, c.last_seq, c.opened_by, p.member_id,
           row_number() over (order by c.id) - 1 as place, count(*) over () as all
      from conversations c join profiles p on p.id = c.opened_by),
  message as materialized (
    select c.*, (n / c.all)::int as turn, clock_timestamp() - interval '364 days' * (1 - n::float8 / $3) as at,
           repeat(md5(n::text), 4) as letters, (13 + n % 105)::int as length
      from generate_series($1::bigint, $2::bigint) n join conversation c on c.place = n % c.all order by n),
  entry as (
    insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, source, at)
    select uuidv7(), member_id, 'bought', -10, 1000, 'message', id, at from message)
  insert into messages (conversation_id, seq, sender_id, id_client, kind, body, bucket, cost, open, brand_id,
                        created_at)
  select id, 1000000 + turn, opened_by, gen_random_uuid(), 'personal', left(letters, length), 'bought', 10, true,
         brand_id, at
    from message`;

/** Stores messages in the existing conversations, numbered from a million on, and tidies up as autovacuum would. */
export async function fillWithMessages(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `select add_credit_months('credit_entries', (now() - interval '365 days')::date, 13)`,
  );
  for (let first = 0; first < count; first += BATCH) {
    const last = Math.min(first + BATCH, count) - 1;
    await pool.query(FILL, [first, last, count]);
    if (last % (10 * BATCH) === 0 || last === count - 1) console.log(`  ${last + 1} messages`);
  }
  const begun = performance.now();
  await pool.query('vacuum analyze');
  console.log(`  vacuumed in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  await pool.query('checkpoint');
}

/** The oldest month of credit entries. */
export async function oldestMonth(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ part: string }>(
    `select inhrelid::regclass::text as part from pg_inherits
      where inhparent = 'credit_entries'::regclass and inhrelid::regclass::text ~ '\\d{4}_\\d\\d$'
      order by substring(inhrelid::regclass::text from '\\d{4}_\\d\\d$'), inhrelid limit 1`,
  );
  const [oldest] = rows;
  if (!oldest) throw new Error('no month of credit entries');
  return oldest.part;
}

/** Rebuilds the indexes of the months that are over, as the guide tells the operator to (docs/operations.md, Growth). */
export async function packPastMonths(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ part: string }>(
    `select inhrelid::regclass::text as part from pg_inherits
      where inhparent = 'credit_entries'::regclass
        and substring(inhrelid::regclass::text from '\\d{4}_\\d\\d$') < to_char(now() at time zone 'UTC', 'YYYY_MM')`,
  );
  for (const { part } of rows) await pool.query(`reindex table concurrently ${part}`);
}

type Bytes = { readonly heap: number; readonly indexes: number };

const SIZES = `
  select t.name, sum(pg_table_size(p.relid))::float8 as heap, sum(pg_indexes_size(p.relid))::float8 as indexes,
         (select count(*) from messages)::float8 as messages
    from unnest(array['messages', 'message_keys', 'credit_entries']) as t(name)
    cross join lateral (
      select relid from pg_partition_tree(t.name::regclass) where isleaf
      union select t.name::regclass where not exists (select from pg_partition_tree(t.name::regclass))) p
   group by 1 order by 1`;

/** Bytes per message: of each table, of a message whose key is still stored, and of one of a whole year's. */
export async function bytesPerMessage(pool: Pool): Promise<{
  readonly tables: Readonly<Record<string, Bytes>>;
  readonly fresh: number;
  readonly settled: number;
}> {
  const { rows } = await pool.query<Bytes & { name: string; messages: number }>(SIZES);
  const tables = Object.fromEntries(
    rows.map(({ name, heap, indexes, messages }) => [
      name,
      { heap: heap / messages, indexes: indexes / messages },
    ]),
  );
  const of = (name: string): number => (tables[name]?.heap ?? 0) + (tables[name]?.indexes ?? 0);
  const lasting = of('messages') + of('credit_entries');
  const keys = of('message_keys');
  return { tables, fresh: lasting + keys, settled: lasting + (keys * KEY_DAYS) / DAYS_OF_YEAR };
}
