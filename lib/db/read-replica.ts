import type { QueryConfig, QueryResultRow } from 'pg';
import type { Prisma } from './generated/client.ts';
import { hasWrittenLately } from './own-writes.ts';
import { pool } from './pool.ts';
import { freshReplica } from './replica.ts';
import { statementName } from './statement-name.ts';
import { preparedQuery, type Statement } from './statement.ts';

/**
 * Runs a query on the replica, else on the primary: where there is no replica, when it lags more than
 * `REPLICA_STALE_MS` behind, when the owner has written lately, and when it fails.
 */
async function queryReplica<Row extends QueryResultRow>(
  query: QueryConfig,
  ownerId?: string,
): Promise<Row[]> {
  const own = ownerId !== undefined && freshReplica() && (await hasWrittenLately(ownerId));
  const replica = own === true ? undefined : freshReplica();
  if (replica) {
    try {
      return (await replica.query<Row>(query)).rows;
    } catch {
      // A wrong statement fails on the primary too.
    }
  }
  return (await pool().query<Row>(query)).rows;
}

/**
 * Rows of a statement that only reads and may show the state of `REPLICA_STALE_MS` ago, except to `ownerId`, who
 * sees what they wrote. What is announced by an event is not read so: the reader would miss it.
 */
export function runOnReplica<Row extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
  ownerId?: string,
): Promise<Row[]> {
  return queryReplica<Row>(preparedQuery(statement, values), ownerId);
}

/** The same for a statement composed at run time, see `readRows`. */
export function readReplicaRows<Row extends QueryResultRow>({
  text,
  values,
}: Prisma.Sql): Promise<Row[]> {
  return queryReplica<Row>({ name: statementName(text), text, values });
}
