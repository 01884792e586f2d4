import type { PoolClient } from 'pg';
import type { Sent } from './sent-statements.ts';

/** PostgreSQL considers the values of the first five runs before it chooses a generic plan. */
const RUNS = 6;

/** A value in the syntax of the EXECUTE command. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = JSON.stringify(value).replaceAll('"', '');
  return `'${Array.isArray(value) ? text.replace('[', '{').replace(']', '}') : text}'`;
}

/** The plan that a connection uses for a named statement after these runs, with the actual times for these values. */
export async function settledPlan(client: PoolClient, sent: Sent): Promise<string> {
  const { name, text, values } = sent;
  for (let run = 0; run < RUNS; run += 1) await client.query({ name, text, values });
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) execute "${name}"(${values.map(literal).join(', ')})`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
