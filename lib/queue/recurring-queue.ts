import { run, type Statement } from '../db/statement.ts';

const PREFIX = 'recurring-';

/** The name of the queue in which a recurring work is run. */
export function recurringQueue(name: string): string {
  return `${PREFIX}${name}`;
}

/** States of a job in the job queue. */
export const runStates = [
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed',
] as const;

export type RecurringRun = {
  readonly name: string;
  readonly state: (typeof runStates)[number];
  /** Repetitions after a failure. */
  readonly tries: number;
  /** Message of the last failure. */
  readonly error: string | null;
};

const EXISTS: Statement = {
  name: 'job-queue-exists',
  text: `select to_regclass('pgboss.job') is not null as made`,
};

const LAST_RUNS: Statement = {
  name: 'recurring-last-runs',
  text: `select distinct on (name) substring(name from length($1) + 1) as name, state::text as state,
                retry_count as tries, output->>'message' as error
           from pgboss.job where starts_with(name, $1) order by name, created_on desc`,
};

/** The last run of each recurring work; none before a worker has made the job queue. */
export async function lastRecurringRuns(): Promise<readonly RecurringRun[]> {
  const [queue] = await run<{ made: boolean }>(EXISTS, []);
  return queue?.made === true ? run<RecurringRun>(LAST_RUNS, [PREFIX]) : [];
}
