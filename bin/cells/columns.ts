import type pg from 'pg';
import { columnsOf } from '../database/tables.mjs';
import { forBrand, type TableRule } from './brand-tables.ts';

/** Types whose hash is the same in every database; others, such as enums, are hashed as text. */
const HASHED_AS_THEY_ARE = new Set([
  'bool',
  'int2',
  'int4',
  'int8',
  'uuid',
  'text',
  'timestamptz',
  'date',
  'bytea',
]);

const quoted = (name: string): string => `"${name}"`;

export const columnList = (columns: readonly string[], of = ''): string =>
  columns.map((name) => `${of}${quoted(name)}`).join(', ');

/** The columns that can be written, and the text of the select that reads them as they will be in the other cell. */
export async function readColumns(client: pg.Client, table: string, rule: TableRule) {
  const columns: string[] = await columnsOf(client, table);
  const values = columns.map((name) => rule.set?.[name] ?? `t.${quoted(name)}`).join(', ');
  return { columns, values };
}

/** SQL: the number of rows of a table that match, and a sum of their hashes, which is the same in any order. */
export async function hashStatement(
  client: pg.Client,
  table: string,
  rule: TableRule,
  { own, brandId, isSource }: { own: string; brandId: string; isSource: boolean },
): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, typname as type from pg_attribute join pg_type y on y.oid = atttypid
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attname`,
    [`public.${quoted(table)}`],
  );
  const values = rows
    .filter(({ name }) => name !== rule.serial)
    .map(({ name, type }) => {
      const moved = isSource ? rule.set?.[name] : undefined;
      if (moved !== undefined) return moved;
      if (name === rule.serialOf?.column) return sameInBoth(rule.serialOf, name);
      return HASHED_AS_THEY_ARE.has(type) ? `t.${quoted(name)}` : `t.${quoted(name)}::text`;
    });
  return `select count(*)::int as rows,
      coalesce(sum(hash_record_extended(row(${values.join(', ')}), 0)::numeric), 0)::text as hash
    from ${quoted(table)} t where ${forBrand(own, brandId)}`;
}

function sameInBoth({ table, by }: NonNullable<TableRule['serialOf']>, column: string): string {
  return `(select concat_ws('|', ${columnList(by, 's.')}) from ${quoted(table)} s where s.id = t.${quoted(column)})`;
}
