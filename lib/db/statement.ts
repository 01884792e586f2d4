import type { QueryResultRow } from 'pg';
import { env } from '../kernel/env.ts';
import { PREPARED_WITHIN_MS } from './limits.ts';
import { pool } from './pool.ts';

/** One prepared statement of a hot path: named, so that PostgreSQL plans it once per connection. */
export type Statement = { readonly name: string; readonly text: string };

/** The statement as the driver takes it. */
export function preparedQuery({ name, text }: Statement, values: readonly unknown[]) {
  const query = { text, values: [...values], query_timeout: PREPARED_WITHIN_MS };
  return env().DATABASE_PREPARED ? { ...query, name } : query;
}

export async function run<Row extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await pool().query<Row>(preparedQuery(statement, values));
  return result.rows;
}
