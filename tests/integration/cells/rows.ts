import pg from 'pg';
import { allTables } from '#tests/setup/tables-with.ts';

/** Columns that a move changes: numbers of the cell, and what operators of the cell had reserved. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  metric_series: ['id'],
  metric_days: ['series_id'],
  tickets: ['claimed_by', 'claimed_until', 'assigned_to'],
};

export async function connected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export type Rows = ReadonlyMap<string, readonly string[]>;

/** A hash of each row, by table, in the order of the hashes. */
export function rowsOf(url: string): Promise<Rows> {
  return connected(url, async (client) => {
    await client.query("set timezone to 'UTC'");
    const all = new Map<string, readonly string[]>();
    for (const table of await allTables((text, values) => client.query(text, [...values]))) {
      const { rows } = await client.query<{ hash: string }>(
        `select md5((to_jsonb(t) - $1::text[])::text) as hash from "${table}" t order by 1`,
        [CHANGED[table] ?? []],
      );
      all.set(
        table,
        rows.map(({ hash }) => hash),
      );
    }
    return all;
  });
}

/** Numbers of the rows with a brand, by table. */
export function countsOf(url: string, brandId: string): Promise<Readonly<Record<string, number>>> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'brand_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from "${name}" where brand_id = $1`,
        [brandId],
      );
      if (rows[0] && rows[0].count > 0) counts[name] = rows[0].count;
    }
    return counts;
  });
}

/** The rows of `all` without those of `some`, each as often as it remains. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of some) left.set(one, (left.get(one) ?? 0) + 1);
  return all.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}
