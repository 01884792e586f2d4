import type { QueryResultRow } from 'pg';
import { pool } from './pool.ts';

/** One prepared statement of a hot path: named, so that PostgreSQL plans it once per connection. */
export type Statement = { readonly name: string; readonly text: string };

export async function run<Row extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await pool().query<Row>({ ...statement, values: [...values] });
  return result.rows;
}
