import type { QueryResultRow } from 'pg';
import type { Prisma } from './generated/client.ts';
import { pool } from './pool.ts';
import { statementName } from './statement-name.ts';

/**
 * Rows of a statement composed at run time, read with the driver: for reads where the Prisma client takes as
 * long as the database itself. The driver returns a count as a number only with `::int`, and a date as text
 * only with `::text`.
 */
export async function readRows<Row extends QueryResultRow>({
  text,
  values,
}: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool().query<Row>({ name: statementName(text), text, values });
  return rows;
}
