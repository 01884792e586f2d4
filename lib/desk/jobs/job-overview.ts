import { run, type Statement } from '../../db/statement.ts';
import { COUNTED_TO } from '../../health/queue-sizes.ts';
import type { Operator } from '../../identity/operator.ts';
import { jobStates, type JobState } from './contract.ts';
import { jobKinds, type JobKind } from './kinds.ts';
import { lastRuns } from './last-runs.ts';

type Counted = {
  readonly name: string;
  readonly state: string;
  readonly rows: number;
  readonly since: Date | null;
};

/**
 * From which end of a kind's index a state is counted, and which rows count. The time is not a bound of the
 * scan: its selectivity is unknown beforehand, and PostgreSQL would replan the statement for all kinds each
 * time.
 */
const COUNTED: Readonly<Record<JobState, readonly ['asc' | 'desc', string]>> = {
  overdue: ['asc', 'due <= $1'],
  waiting: ['desc', 'due > $1'],
  failed: ['asc', 'true'],
};

function countOf(kind: JobKind, state: JobState, scoped: boolean): readonly string[] {
  const { name, table, joins, due, brand, pendingWhere, failed } = kind;
  const holds = state === 'failed' ? failed : pendingWhere;
  if (holds === undefined) return [];
  const [direction, counts] = COUNTED[state];
  return [
    `select '${name}' as name, '${state}' as state, count(*)::int as rows, min(due) as since
       from (select ${due} as due from ${table} j ${scoped ? joins : ''}
              where ${holds}${scoped ? ` and ${brand} = any($2::text[])` : ''}
              order by ${due} ${direction} limit ${COUNTED_TO}) walked
      where ${counts} having count(*) > 0`,
  ];
}

function countsOf(scoped: boolean): string {
  const counts = jobKinds.flatMap((kind) =>
    jobStates.flatMap((state) => countOf(kind, state, scoped)),
  );
  return counts.join(' union all ');
}

const OF_ALL: Statement = { name: 'job-overview', text: countsOf(false) };
const OF_BRANDS: Statement = { name: 'job-overview-scoped', text: countsOf(true) };

const NIGHTLY: Statement = {
  name: 'job-overview-nightly',
  text: 'select name, due_at as "dueAt", ran_at as "ranAt" from recurring_jobs order by due_at',
};

type Night = { readonly name: string; readonly dueAt: Date; readonly ranAt: Date | null };

/** Recurring jobs with their schedule and the state of their last run. */
async function recurringJobs() {
  const [nights, runs] = await Promise.all([run<Night>(NIGHTLY, []), lastRuns()]);
  return nights.map((night) => {
    const { state = null, tries = 0, error = null } = runs.get(night.name) ?? {};
    return { ...night, state, tries, error };
  });
}

/**
 * For operators with the duty `health`: the number of rows in each state of each kind of due work, on the
 * operator's brands.
 */
export async function jobOverview({ brandIds }: Pick<Operator, 'brandIds'>, now: Date) {
  // Nightly jobs belong to no brand, so only operators of all brands see them.
  const [rows, nightly] =
    brandIds.length > 0
      ? [await run<Counted>(OF_BRANDS, [now, brandIds]), []]
      : await Promise.all([run<Counted>(OF_ALL, [now]), recurringJobs()]);
  const of = (name: string, state: string) =>
    rows.find((row) => row.name === name && row.state === state);
  const kinds = jobKinds.map(({ name, about }) => ({
    name,
    about,
    overdue: of(name, 'overdue')?.rows ?? 0,
    waiting: of(name, 'waiting')?.rows ?? 0,
    failed: of(name, 'failed')?.rows ?? 0,
    since: of(name, 'overdue')?.since ?? null,
  }));
  return { kinds, nightly };
}
