import { Gauge } from 'prom-client';
import { run } from '../db/statement.ts';
import { clock, SECOND } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { metrics } from '../kernel/metrics.ts';
import { singleton } from '../kernel/singleton.ts';

const GOOD_FOR_MS = 5 * SECOND;

/** Each column is a metric; null where the server does not have it. */
const STATE = {
  name: 'database-metrics',
  text: `
    with active as (
      select state, query_start, xact_start from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend'
         and pid <> pg_backend_pid())
    select coalesce((select max(extract(epoch from clock_timestamp() - query_start))
                       from active where state = 'active'), 0)::float8 as statement,
           coalesce((select max(extract(epoch from clock_timestamp() - xact_start))
                       from active), 0)::float8 as transaction,
           (select age(datfrozenxid) from pg_database
             where datname = current_database())::float8 as xids,
           (select count(*) from pg_stat_replication)::float8 as replicas,
           (select max(extract(epoch from replay_lag)) from pg_stat_replication)::float8 as lag,
           case when current_setting('archive_mode') <> 'off' then
             (select extract(epoch from clock_timestamp() - last_archived_time)
                from pg_stat_archiver) end::float8 as archive,
           (select count(*) from pg_inherits
             where inhparent = 'credit_entries'::regclass
               and substring(inhrelid::regclass::text from '\\d{4}_\\d\\d$')
                     > to_char(clock_timestamp() at time zone 'UTC', 'YYYY_MM'))::float8 as months,
           (select count(*) from (select from credit_entries_other limit 1000) o)::float8 as homeless`,
};

type State = Readonly<
  Record<
    'statement' | 'transaction' | 'xids' | 'replicas' | 'lag' | 'archive' | 'months' | 'homeless',
    number | null
  >
>;

const METRICS: Readonly<Record<keyof State, readonly [name: string, help: string]>> = {
  statement: [
    'amarena_database_oldest_statement_seconds',
    'For how long the oldest running statement has run.',
  ],
  transaction: [
    'amarena_database_oldest_transaction_seconds',
    'For how long the oldest open transaction has been open.',
  ],
  xids: [
    'amarena_database_xid_age',
    'Transactions since the oldest row that vacuum has not frozen; at 2 billion PostgreSQL stops.',
  ],
  replicas: ['amarena_database_replicas', 'Standbys that stream from the primary.'],
  lag: [
    'amarena_database_replication_lag_seconds',
    'How far the slowest standby is behind while it has something to replay.',
  ],
  archive: [
    'amarena_wal_archive_age_seconds',
    'Since when no segment of the log was archived; none without archiving.',
  ],
  months: [
    'amarena_credit_months_ahead',
    'Months after the present one for which the table of credit entries has a partition.',
  ],
  homeless: [
    'amarena_credit_entries_without_month',
    'Credit entries in the partition of what no month takes, counted to a thousand.',
  ],
};

const last = singleton<{ at: number; state: Promise<State | undefined> | undefined }>(
  'database-metrics',
  () => ({ at: 0, state: undefined }),
);

/** Read once for all of them, and at most every few seconds. */
function stateOf(): Promise<State | undefined> {
  const now = clock.elapsedMs();
  if (last.state && now - last.at < GOOD_FOR_MS) return last.state;
  const state = run<State>(STATE, [])
    .then(([row]) => row)
    .catch((error: unknown) => {
      // The remaining metrics matter most when the database is down.
      log().warn({ err: error }, 'database state query failed');
      return undefined;
    });
  Object.assign(last, { at: now, state });
  return state;
}

/** What the database server knows about itself. The same in every process. */
export function watchDatabaseServer(): void {
  for (const [key, [name, help]] of Object.entries(METRICS)) {
    new Gauge({
      name,
      help,
      registers: [metrics.register],
      async collect() {
        const value = (await stateOf())?.[key as keyof State];
        if (typeof value === 'number') this.set(value);
        else this.remove();
      },
    });
  }
}
