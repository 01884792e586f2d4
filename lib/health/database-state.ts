import { pool } from '../db/pool.ts';
import { SLOW_QUERY_MS } from './limits.ts';

const MAX_SHOWN = 10;

const CONNECTIONS = `
  select coalesce(state, 'background') as state, count(*)::int as count
    from pg_stat_activity where datname = current_database()
   group by 1 order by 2 desc`;

/** Query parameters do not appear in the statement text; literals inside it are replaced. */
const SLOWEST = `
  select pid, state, (extract(epoch from clock_timestamp() - query_start) * 1000)::int as ms,
         wait_event_type as "waitEvent",
         left(regexp_replace(regexp_replace(query, '''[^'']*''', '…', 'g'), '\\s+', ' ', 'g'), 160)
           as statement
    from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid()
     and state in ('active', 'idle in transaction')
     and clock_timestamp() - query_start > make_interval(secs => $1)
   order by query_start limit $2`;

const FACTS = `
  select current_setting('server_version') as version,
         current_setting('max_connections')::int as "mostConnections",
         pg_database_size(current_database())::float8 as bytes,
         (select count(*)::int from pg_stat_replication) as replicas,
         (select count(*)::int from _prisma_migrations
           where finished_at is not null and rolled_back_at is null) as migrations,
         (select migration_name from _prisma_migrations
           where finished_at is not null and rolled_back_at is null
           order by migration_name desc limit 1) as "lastMigration"`;

type Facts = {
  readonly version: string;
  readonly mostConnections: number;
  readonly bytes: number;
  readonly replicas: number;
  readonly migrations: number;
  readonly lastMigration: string | null;
};
type Slow = {
  readonly pid: number;
  readonly state: string;
  readonly ms: number;
  readonly waitEvent: string | null;
  readonly statement: string;
};

/** State of the database: connections, long-running queries, schema version. */
export async function databaseState() {
  const began = performance.now();
  const facts = await pool().query<Facts>(FACTS);
  const answeredInMs = Math.round(performance.now() - began);
  const connections = await pool().query<{ state: string; count: number }>(CONNECTIONS);
  const slow = await pool().query<Slow>(SLOWEST, [SLOW_QUERY_MS / 1_000, MAX_SHOWN]);
  const [found] = facts.rows;
  if (!found) throw new Error('database server settings query returned no row');
  return { ...found, answeredInMs, connections: connections.rows, slow: slow.rows };
}
