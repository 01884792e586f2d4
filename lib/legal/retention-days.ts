import { RETENTION } from './retention-table.ts';

/** Days after which the nightly job deletes the rows of a table. Throws on a table without a period. */
export function retentionDays(table: string): number {
  const line = RETENTION.find((one) => one.table === table);
  if (line === undefined) throw new Error(`${table} has no term`);
  return line.days;
}
