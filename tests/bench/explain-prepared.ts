import type { PoolClient } from 'pg';

/** As the command EXECUTE takes it. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = JSON.stringify(value).replaceAll('"', '');
  return `'${Array.isArray(value) ? text.replace('[', '{').replace(']', '}') : text}'`;
}

/** The plan of a statement that this connection has prepared, as it runs with these values. */
export async function explainPrepared(
  client: PoolClient,
  name: string,
  values: readonly unknown[],
): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers) execute "${name}"(${values.map(literal).join(', ')})`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
