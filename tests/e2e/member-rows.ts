import { Client, type QueryResult, type QueryResultRow } from 'pg';
import { tablesWith } from '../setup/tables-with.ts';

/** How far the app's clock is put on for it to see such a change: what a session look-up keeps holds five seconds. */
export const LOOKED_UP_MS = 6_000;

async function query<Row extends QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query<Row>(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Changes what the database knows of a member, for states that no page leads to. */
export async function inDatabase(
  databaseUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<void> {
  const { rowCount } = await query(databaseUrl, text, values);
  if (rowCount === 0) throw new Error(`nothing was changed by ${text}`);
}

/** The tables of the service in which a word stands, in any column. */
export function tablesHolding(databaseUrl: string, word: string): Promise<string[]> {
  return tablesWith((text, values) => query(databaseUrl, text, values), word);
}

/** The one row that a query finds, for what no page tells. */
export async function fromDatabase<Row extends QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<Row> {
  const { rows } = await query<Row>(databaseUrl, text, values);
  const [row] = rows;
  if (!row) throw new Error(`nothing was found by ${text}`);
  return row;
}
