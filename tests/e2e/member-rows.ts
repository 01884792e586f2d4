import { Client } from 'pg';

/** How far the app's clock is put on for it to see such a change: what a session look-up keeps holds five seconds. */
export const LOOKED_UP_MS = 6_000;

/** Changes what the database knows of a member, for states that no page leads to. */
export async function inDatabase(
  databaseUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(text, [...values]);
    if (rowCount === 0) throw new Error(`nothing was changed by ${text}`);
  } finally {
    await client.end();
  }
}
