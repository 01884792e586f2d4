import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import type { Changes } from './check-row.ts';
import { createRuledWorld } from './ruled-world.ts';
import { CHECKS } from './rules.ts';
import { APPEND_ONLY, UNIQUE } from './status-rules.ts';

beforeAll(createRuledWorld);

/** The constraint that refuses a copy of a row with some columns changed; `accepted` if none does. */
async function refusal(table: string, changes: Changes, where = 'true'): Promise<string> {
  const copy = `insert into ${table} select (jsonb_populate_record(r, $1::jsonb)).*
                  from ${table} r where ${where} limit 1`;
  try {
    const { rowCount } = await pool().query(copy, [JSON.stringify(changes)]);
    return rowCount === 1 ? 'accepted' : `no row of ${table} where ${where}`;
  } catch (error) {
    return error instanceof pg.DatabaseError
      ? (error.constraint ?? error.message)
      : `unexpected: ${String(error)}`;
  }
}

type Index = {
  readonly name: string;
  readonly table: string;
  readonly primary: boolean;
  readonly predicate: string | null;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
};

const indexes = (): Promise<readonly Index[]> =>
  db().$queryRaw<Index[]>`
    select i.relname as name, t.relname as table, x.indisprimary as primary,
           pg_get_expr(x.indpred, x.indrelid) as predicate,
           (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)))
              from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey)) as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where x.indisunique and not t.relispartition and t.relnamespace = 'public'::regnamespace and t.relname <> '_prisma_migrations'
     order by i.relname`;

/** Types of which a new value can be made. An enum column keeps its value: the others of its index change. */
const FRESH = new Set(['uuid', 'text', 'integer']);

function fresh(type: string): unknown {
  if (type === 'uuid') return randomUUID();
  return type === 'text' ? randomUUID() : randomInt(100_000_000, 2_000_000_000);
}

const named = async (query: Promise<readonly { name: string }[]>) =>
  (await query).map(({ name }) => name).sort();

describe('the constraints of the database', () => {
  test('are exactly those listed', async () => {
    const checks = db().$queryRaw<{ name: string }[]>`
      select conname as name from pg_constraint
       where contype = 'c' and coninhcount = 0 and connamespace = 'public'::regnamespace`;
    expect(await named(checks)).toEqual([...new Set(CHECKS.map(([name]) => name))].sort());
    const unique = (await indexes()).filter(({ primary }) => !primary);
    expect(unique.map(({ name }) => name)).toEqual([...UNIQUE].sort());
    const guarded = db().$queryRaw<{ name: string }[]>`
      select distinct t.relname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
        join pg_proc f on f.oid = g.tgfoid
       where f.proname = 'refuse_change' and not t.relispartition`;
    expect(await named(guarded)).toEqual([...APPEND_ONLY].sort());
  });

  test.each(CHECKS)('%s: %s with %j', async (name, table, changes, where) => {
    expect(await refusal(table, changes, where)).toBe(name);
  });

  test.each(UNIQUE)('%s refuses a second row', async (name) => {
    const tested = (await indexes()).find((index) => index.name === name);
    if (!tested) throw new Error('the index does not exist');
    const own = new Set(tested.columns.map((column) => column.name));
    const all = (await indexes()).filter(({ table }) => table === tested.table);
    const keys = new Map(all.flatMap(({ columns }) => columns.map((one) => [one.name, one.type])));
    const filled = [...own].map((key) => `"${key}" is not null`);
    const where = [tested.predicate ?? 'true', ...filled].join(' and ');
    const { rows } = await pool().query<Changes>(
      `select * from ${tested.table} where ${where} limit 1`,
    );
    // Gives new values to columns of other unique indexes, so that only this index can refuse the row. Empty
    // columns stay empty.
    const others = [...keys].filter(
      ([key, type]) => !own.has(key) && FRESH.has(type) && rows[0]?.[key] !== null,
    );
    const changes = Object.fromEntries(others.map(([key, type]) => [key, fresh(type)]));
    expect(await refusal(tested.table, changes, where)).toBe(name);
  });

  test('refuse a value that its enum does not list', async () => {
    expect(await refusal('users', { state: 'asleep' })).toContain('invalid input value for enum');
  });

  test('allow one message per number in a conversation', async () => {
    expect(await refusal('messages', { id_client: randomUUID() })).toMatch(/^messages_p\d\d_pkey$/);
  });

  test('20: store a message of a client id once, in any conversation', async () => {
    const personal = "kind = 'personal'";
    expect(await refusal('messages', { seq: 1_000_000 }, personal)).toBe('message_keys_pkey');
    const another = { seq: 1_000_000, id_client: randomUUID() };
    expect(await refusal('messages', another, personal)).toBe('accepted');
  });

  test('make sure that an intent takes a new attempt once the last one has ended', async () => {
    const another = { id: randomUUID(), reference: randomUUID(), idempotency_key: randomUUID() };
    const live = "state = 'created'";
    expect(await refusal('attempts', another, live)).toBe('attempts_one_live');
    expect(await refusal('attempts', { ...another, state: 'refused' }, live)).toBe('accepted');
  });

  test.each(APPEND_ONLY)('%s is never changed or emptied', async (table) => {
    const { rowCount } = await pool().query(`select from ${table} limit 1`);
    expect(rowCount).toBe(1);
    // A partition refuses under its own name.
    const refused = new RegExp(`${table}\\w* is append-only`);
    await expect(pool().query(`update ${table} set id = id`)).rejects.toThrow(refused);
    await expect(pool().query(`delete from ${table}`)).rejects.toThrow(refused);
  });

  test('refuse ledger entries that do not sum to zero, at commit', async () => {
    expect(await refusal('ledger_entries', { id: randomUUID() })).toMatch(/does not sum to zero/);
  });
});
