import type pg from 'pg';
import { failPoint } from '#lib/kernel/fail-point.ts';
import { PlainError } from '../common/plain-error.mjs';
import { connect } from '../database/connect.mjs';
import { BRAND_TABLES, forBrand } from './brand-tables.ts';
import { different, OWN_TABLES, sumsOf, type Sums } from './compare.ts';
import { inTransaction, one, type Cells } from './connections.ts';
import { addShared, copyOwn } from './copy-rows.ts';
import { setMove } from './pauses.ts';
import { refuseMissingParents } from './references.ts';

/** Read by the conditions of other tables: without statistics of the new rows the planner would choose slow plans. */
const READ_BY_OTHERS = [
  'users',
  'profiles',
  'conversations',
  'participants',
  'intents',
  'attempts',
  'photos',
];

/** The partitions of the other cell begin with its first month. Before the copy: each takes a lock on the whole table. */
export async function addMonths({ from, to }: Cells): Promise<void> {
  const { rows } = await from.query<{ month: string }>(
    `select substring(c.relname from '[0-9]{4}_[0-9]{2}$') as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'credit_entries'::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$' order by 1`,
  );
  for (const { month } of rows)
    await to.query(`select add_credit_months('credit_entries', $1::date, 1)`, [
      `${month.replace('_', '-')}-01`,
    ]);
}

/**
 * Copies all rows of the brand from one snapshot, in one transaction of the other cell, which commits only if the number
 * and hash of every table are the same there. What was there of the brand is replaced: the settings of a new database.
 * Resolves to the sums, and to the snapshot.
 */
export async function loadBrand(
  { from, to }: Cells,
  { brandId, fromUrl }: { brandId: string; fromUrl: string },
): Promise<{ sums: Sums; snapshot: string }> {
  const second = await connect(fromUrl);
  try {
    await from.query('begin isolation level repeatable read read only');
    const exported = await one(from, 'select pg_export_snapshot()');
    await second.query('begin isolation level repeatable read read only');
    await second.query(`set transaction snapshot '${String(exported)}'`);
    const read = String(await one(from, 'select pg_current_snapshot()::text'));
    const summing = sumsOf(second, brandId, true);
    // Awaited below; a failure of the copy comes first.
    summing.catch(() => undefined);
    const sums = await inTransaction(to, async () => {
      await removeOwn(to, brandId);
      await copyTables({ from, to }, brandId);
      const source = await summing;
      await refuseMissingParents(to, brandId);
      const faults = different(source, await sumsOf(to, brandId, false));
      if (faults.length > 0) throw new PlainError(`The copies differ: ${faults.join(', ')}.`);
      await setMove(to, brandId, 'loaded');
      failPoint('move.copied');
      return source;
    });
    return { sums, snapshot: read };
  } finally {
    await from.query('rollback').catch(() => undefined);
    await second.end();
  }
}

async function copyTables(cells: Cells, brandId: string): Promise<void> {
  for (const [table, rule] of Object.entries(BRAND_TABLES)) {
    if (rule.shared !== undefined) {
      await addShared(cells, { table, rule }, forBrand(rule.shared, brandId));
      await cells.to.query(`drop table staged_${table}`);
    }
    await copyOwn(cells, { table, rule }, brandId);
    if (READ_BY_OTHERS.includes(table)) await cells.to.query(`analyze "${table}"`);
  }
  await countHosted(cells.to);
}

/** Rows of the brand in this cell: from the last table to the first, since conditions read those before. */
export async function removeOwn(client: pg.Client, brandId: string): Promise<void> {
  for (const { table, own } of OWN_TABLES.toReversed())
    await client.query(`delete from "${table}" t where ${forBrand(own, brandId)}`);
}

/** Hosted profiles have an inbox in each cell: its counters are those of the conversations there. */
export async function countHosted(client: pg.Client): Promise<void> {
  await client.query(
    `update inboxes i set unread = s.unread, change = greatest(i.change, s.change)
       from (select p.id, coalesce(sum(a.unread), 0)::int as unread, coalesce(max(a.change), 0) as change
               from profiles p left join participants a on a.profile_id = p.id
              where p.kind <> 'member' group by p.id) s
      where i.profile_id = s.id and (i.unread, i.change) is distinct from (s.unread, greatest(i.change, s.change))`,
  );
}
