import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { PlainError } from '../common/plain-error.mjs';
import { forBrand, type TableRule } from './brand-tables.ts';
import { columnList, readColumns } from './columns.ts';
import { one, type Cells } from './connections.ts';

type Table = { readonly table: string; readonly rule: TableRule };

/** Streams the rows that match from a table of one cell into a table of the other, which has the same columns. */
async function stream(
  { from, to }: Cells,
  { table, rule }: Table,
  where: string,
  into: string,
): Promise<void> {
  const { columns, values } = await readColumns(from, table, rule);
  await pipeline(
    from.query(
      copyTo(`copy (select ${values} from "${table}" t where ${where}) to stdout (format binary)`),
    ),
    to.query(copyFrom(`copy ${into} (${columnList(columns)}) from stdin (format binary)`)),
  );
}

/** A table of the transaction at the other cell, with the columns of `table` and none of its constraints. */
async function stage(cells: Cells, asked: Table, where: string): Promise<string> {
  const staged = `staged_${asked.table}`;
  await cells.to.query(
    `create temp table ${staged} on commit drop as select * from "${asked.table}" limit 0`,
  );
  await stream(cells, asked, where, staged);
  return staged;
}

/** Copies the rows that are the brand's alone. In a transaction of the other cell. */
export async function copyOwn(cells: Cells, asked: Table, brandId: string): Promise<void> {
  const { table, rule } = asked;
  if (rule.own === undefined) return;
  const where = forBrand(rule.own, brandId);
  if (rule.serial === undefined && rule.serialOf === undefined) {
    await stream(cells, asked, where, `"${table}"`);
    return;
  }
  const { columns } = await readColumns(cells.from, table, rule);
  const staged = await stage(cells, asked, where);
  const { serial, serialOf } = rule;
  if (serial !== undefined) {
    await cells.to.query(`alter table ${staged} add column next int`);
    await cells.to.query(
      `update ${staged} set next = nextval(pg_get_serial_sequence('${table}', '${serial}'))`,
    );
  }
  const values = columns.map((name) => {
    if (name === serial) return 's.next';
    return name === serialOf?.column ? 'o.next' : `s."${name}"`;
  });
  const other = serialOf && `join staged_${serialOf.table} o on o.id = s."${serialOf.column}"`;
  await cells.to.query(
    `insert into "${table}" (${columnList(columns)}) select ${values.join(', ')} from ${staged} s ${other ?? ''}`,
  );
}

/**
 * Adds the rows that several brands use where the other cell lacks them. Throws a PlainError where it has other rows of
 * the same key: they were written by each cell for itself.
 */
export async function addShared(cells: Cells, asked: Table, where: string): Promise<void> {
  const { table, rule } = asked;
  const { columns } = await readColumns(cells.from, table, rule);
  const staged = await stage(cells, asked, where);
  const list = columnList(columns);
  await cells.to.query(
    `insert into "${table}" (${list}) select ${list} from ${staged} on conflict do nothing`,
  );
  const key = rule.key ?? (await primaryKey(cells.to, table));
  const same = key.map((name) => `x."${name}" = s."${name}"`).join(' and ');
  const unequal = (rule.equal ?? []).map((name) => ` or x."${name}" is distinct from s."${name}"`);
  const other = await one(
    cells.to,
    `select string_agg(concat_ws(' ', ${columnList(key, 's.')}), ', ') from (select s.* from ${staged} s
       left join "${table}" x on ${same} where x."${key[0] ?? ''}" is null${unequal.join('')} limit 3) s`,
  );
  if (other !== null)
    throw new PlainError(
      `The cells have different rows in ${table}: ${String(other)}. Share the rows of one before.`,
    );
  await continueSequence(cells.to, table, columns);
}

async function primaryKey(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary`,
    [`public."${table}"`],
  );
  return rows.map(({ name }) => name);
}

/** Rows with numbers of the other cell: the sequence goes on after the highest. */
async function continueSequence(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): Promise<void> {
  if (!columns.includes('id')) return;
  const sequence = await one(client, 'select pg_get_serial_sequence($1, $2)', [table, 'id']);
  if (sequence === null) return;
  await client.query(
    `select setval($1::regclass, greatest((select max(id) from "${table}"), nextval($1::regclass) - 1, 1))`,
    [sequence],
  );
}
