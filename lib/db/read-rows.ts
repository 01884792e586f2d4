import type { QueryResultRow } from 'pg';
import type { Prisma } from './generated/client.ts';
import { pool } from './pool.ts';
import { statementName } from './statement-name.ts';

/**
 * Rows of a statement that is put together from parts, straight from the driver: for reads that the client costs
 * as much time as the database does. A count is a number only as `::int`, and a day a text only as `::text`.
 */
export async function readRows<Row extends QueryResultRow>({
  text,
  values,
}: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool().query<Row>({ name: statementName(text), text, values });
  return rows;
}
