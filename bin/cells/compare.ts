import type pg from 'pg';
import { BRAND_TABLES, forBrand } from './brand-tables.ts';
import { hashStatement } from './columns.ts';
import { one } from './connections.ts';

export type Sums = Readonly<Record<string, { readonly rows: number; readonly hash: string }>>;

/** Tables with rows that are a brand's alone, in the order of the copy. */
export const OWN_TABLES = Object.entries(BRAND_TABLES).flatMap(([table, rule]) =>
  rule.own === undefined ? [] : [{ table, rule, own: rule.own }],
);

/** Number and hash of the brand's rows in each table; at the source as they will be in the other cell. */
export async function sumsOf(client: pg.Client, brandId: string, isSource: boolean): Promise<Sums> {
  const sums: Record<string, { rows: number; hash: string }> = {};
  for (const { table, rule, own } of OWN_TABLES) {
    const text = await hashStatement(client, table, rule, { own, brandId, isSource });
    const { rows } = await client.query<{ rows: number; hash: string }>(text);
    if (rows[0]) sums[table] = rows[0];
  }
  return sums;
}

/** The tables in which the two differ. */
export const different = (one: Sums, other: Sums): readonly string[] =>
  OWN_TABLES.map(({ table }) => table).filter(
    (table) => one[table]?.hash !== other[table]?.hash || one[table]?.rows !== other[table]?.rows,
  );

/**
 * The tables with rows of the brand that were written after a snapshot: by transactions that began later, or had not
 * ended then. Deleted rows leave nothing to find: nightly jobs delete what is too old, in both cells.
 */
export async function writtenSince(
  client: pg.Client,
  brandId: string,
  snapshot: string,
  except: readonly string[] = [],
): Promise<readonly string[]> {
  const [, end = '', open = ''] = snapshot.split(':');
  const found: string[] = [];
  for (const { table, own } of OWN_TABLES.filter((one) => !except.includes(one.table))) {
    const rows = await one(
      client,
      `select count(*)::int from "${table}" t where ${forBrand(own, brandId)}
        and (age(t.xmin) <= age($1::text::xid) or t.xmin = any ($2::xid[]))`,
      [narrow(end), open.split(',').filter(Boolean).map(narrow)],
    );
    if (rows !== 0) found.push(`${table} (${String(rows)})`);
  }
  return found;
}

/** The number of a transaction as `xmin` of a row has it. */
const narrow = (xid: string): string => String(BigInt(xid) % 4_294_967_296n);
