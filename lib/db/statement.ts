import type { QueryResultRow } from 'pg';
import { PREPARED_WITHIN_MS } from './limits.ts';
import { pool } from './pool.ts';

/** One prepared statement of a hot path: named, so that PostgreSQL plans it once per connection. */
export type Statement = { readonly name: string; readonly text: string };

export async function run<Row extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = { ...statement, values: [...values], query_timeout: PREPARED_WITHIN_MS };
  const result = await pool().query<Row>(query);
  return result.rows;
}
