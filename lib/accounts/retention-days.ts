import { RETENTION } from './retention/retention-table.ts';

/** How many days the rows of a table are kept, as the nightly job does it. Throws on a table without a term. */
export function retentionDays(table: string): number {
  const line = RETENTION.find((one) => one.table === table);
  if (line === undefined) throw new Error(`${table} has no term`);
  return line.days;
}
