import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { main, PlainError } from '../common/plain-error.mjs';
import { PATIENCE } from './apply-migration.mjs';
import { connect, directUrl } from './connect.mjs';

const USAGE =
  'node bin/database/detach-partition.mjs TABLE PARTITION: takes a partition out of a table while the app runs; its rows stay, in the schema archive.';

const LOCK_NOT_AVAILABLE = '55P03';

/** What is left in the database of the entries that go: balances remain the sum of what explains them. */
const CARRY = {
  credit_entries: (partition) => `
    insert into credit_carried (member_id, bucket, total)
    select member_id, bucket, sum(delta) from public."${partition}" group by 1, 2
    on conflict (member_id, bucket) do update set total = credit_carried.total + excluded.total`,
};

const FIND = `
  select t.partstrat as strategy, t.partdefid = c.oid as "isDefault"
    from pg_class c join pg_inherits i on i.inhrelid = c.oid
    join pg_partitioned_table t on t.partrelid = i.inhparent
   where t.partrelid = to_regclass('public.' || quote_ident($1))
     and c.oid = to_regclass('public.' || quote_ident($2))`;

/**
 * The tables to which its foreign keys lead: detaching locks them too. A statement that spends or stores credits locks
 * them before the entries, and so does this, or each would wait for the other.
 */
const REFERENCED = `
  select string_agg(distinct format('%I.%I', n.nspname, t.relname), ', ') as tables
    from pg_constraint f join pg_class t on t.oid = f.confrelid join pg_namespace n on n.oid = t.relnamespace
   where f.contype = 'f' and f.conrelid = to_regclass('public.' || quote_ident($1))`;

/**
 * Takes a partition by range out of its table in one transaction, with what has to be carried over from it. Only the
 * end of the transaction holds a lock on the table; it waits for it briefly and gives way, so that nothing queues
 * behind it. `say` gets a line for each attempt that gave way. Throws a PlainError for anything else than such a
 * partition, and when the lock is never free.
 */
export async function detachPartition(
  url,
  { table, partition, say = () => undefined, patience = PATIENCE },
) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(FIND, [table, partition]);
    if (rows[0]?.strategy !== 'r' || rows[0].isDefault)
      throw new PlainError(`${partition} is no partition by range of ${table}.`);
    await client.query('create schema if not exists archive');
    await client.query('begin');
    // Nothing is added to it once its sums are taken.
    await client.query(`lock table public."${partition}" in share mode`);
    if (table in CARRY) await client.query(CARRY[table](partition));
    await client.query(`set local lock_timeout = ${patience.lockMs}; savepoint before_lock`);
    const {
      rows: [{ tables: referenced }],
    } = await client.query(REFERENCED, [partition]);
    const lock = referenced === null ? '' : `lock table ${referenced} in share row exclusive mode;`;
    await givingWay(
      client,
      { say, patience },
      `${lock} alter table public."${table}" detach partition public."${partition}"`,
    );
    await client.query(`alter table public."${partition}" set schema archive`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function givingWay(client, { say, patience: { tries, pauseMs } }, sql) {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(sql);
      return;
    } catch (error) {
      if (error.code !== LOCK_NOT_AVAILABLE) throw error;
      if (tried >= tries) throw new PlainError('The table never became free: nothing was changed.');
      await client.query('rollback to savepoint before_lock');
      say(`waits for a lock (${tried} of ${tries})`);
      await sleep(pauseMs);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const [table, partition] = process.argv.slice(2);
    const url = directUrl();
    if (table === undefined || partition === undefined || url === undefined)
      throw new PlainError(`${USAGE} Needs DATABASE_URL.`);
    await detachPartition(url, { table, partition, say: console.log });
    console.log(`${partition} is archive.${partition} now.`);
  }, USAGE);
}
