import { db } from '../../db/client.ts';
import { pool } from '../../db/pool.ts';
import { COUNTED_TO } from '../../health/queue-sizes.ts';
import type { Operator } from '../operator.ts';
import { jobStates } from './contract.ts';
import { stateOf } from './job-rows.ts';
import { jobKinds, type JobKind } from './kinds.ts';

type Counted = {
  readonly name: string;
  readonly state: string;
  readonly rows: number;
  readonly since: Date | null;
};

function countsOf(kind: JobKind, scoped: boolean): readonly string[] {
  const { name, table, joins, due, brand } = kind;
  return jobStates.flatMap((state) => {
    const holds = stateOf(kind, state);
    if (holds === undefined) return [];
    const mine = scoped ? ` and ${brand} = any($2::text[])` : '';
    // In the order of its index, so that the first thousand are the oldest.
    return `select '${name}' as name, '${state}' as state, count(*)::int as rows, min(due) as since
              from (select ${due} as due from ${table} j ${scoped ? joins : ''}
                     where ${holds}${mine} order by ${due} limit ${COUNTED_TO}) counted`;
  });
}

/** Whoever has the duty `health` may ask: how each kind of due work stands, of the operator's brands. */
export async function jobOverview({ brandIds }: Pick<Operator, 'brandIds'>, now: Date) {
  const scoped = brandIds.length > 0;
  const text = jobKinds.flatMap((kind) => countsOf(kind, scoped)).join(' union all ');
  const { rows } = await pool().query<Counted>({
    name: scoped ? 'job-overview-scoped' : 'job-overview',
    text,
    values: scoped ? [now, [...brandIds]] : [now],
  });
  const of = (name: string, state: string) =>
    rows.find((row) => row.name === name && row.state === state);
  const kinds = jobKinds.map(({ name, about }) => ({
    ...{ name, about },
    overdue: of(name, 'overdue')?.rows ?? 0,
    waiting: of(name, 'waiting')?.rows ?? 0,
    failed: of(name, 'failed')?.rows ?? 0,
    since: of(name, 'overdue')?.since ?? null,
  }));
  // The night's work is of no brand, and so of those who work for all.
  const nightly = scoped ? [] : await db().recurringJob.findMany({ orderBy: { dueAt: 'asc' } });
  return { kinds, nightly };
}
