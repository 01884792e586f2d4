import { brands } from '../../brands/registry.ts';
import { run } from '../../db/statement.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { brandsOf, worksFor } from '../brand-scope.ts';
import { jobOverview } from '../jobs/job-overview.ts';
import { countWaiting } from '../queue/count-waiting.ts';
import type { Work } from './contract.ts';
import { lastVisit } from './last-visit.ts';
import { MAX_WORK, WORK_SOURCES } from './work-sources.ts';

type Counted = Omit<Work, 'kind'>;

async function countQueue(operator: Operator, since: Date | null): Promise<Work> {
  const { lanes } = await countWaiting(operator, undefined, since);
  const waiting = lanes.reduce((sum, lane) => sum + lane.waiting, 0);
  const fresh = lanes.reduce((sum, lane) => sum + lane.fresh, 0);
  const oldest = lanes
    .flatMap((lane) => lane.oldest ?? [])
    .sort((a, b) => a.getTime() - b.getTime());
  return {
    kind: 'queue',
    waiting: Math.min(waiting, MAX_WORK + 1),
    oldest: oldest[0] ?? null,
    fresh: since === null ? null : fresh,
    late: null,
    mine: null,
  };
}

async function countFailedJobs(operator: Operator, now: Date): Promise<Work> {
  const { kinds } = await jobOverview(operator, now);
  const failed = kinds.reduce((sum, kind) => sum + kind.failed, 0);
  const waiting = Math.min(failed, MAX_WORK + 1);
  return { kind: 'failed_jobs', waiting, oldest: null, fresh: null, late: null, mine: null };
}

/** What waits on the pages that the operator has a duty for, on their brands; no member's data. */
export async function countWork(
  operator: Operator,
  now: Date,
): Promise<{ most: number; work: Work[] }> {
  const { role, operatorId } = operator;
  const since = await lastVisit(operator);
  const listed = brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
  const values = [brandsOf(operator), since, now, `operator:${operatorId}`, listed];
  const counted = WORK_SOURCES.filter(({ duty }) => mayDo(role, duty)).map(
    async ({ kind, statement }): Promise<Work[]> => {
      const [row] = await run<Counted>(statement, values);
      if (!row) return [];
      const { waiting, oldest, fresh, late, mine } = row;
      return [
        {
          kind,
          waiting: Math.min(waiting, MAX_WORK + 1),
          oldest,
          fresh: since === null ? null : fresh,
          late,
          mine,
        },
      ];
    },
  );
  const work = await Promise.all([
    ...(mayDo(role, 'moderate') ? [countQueue(operator, since)] : []),
    ...counted,
    ...(mayDo(role, 'health') ? [countFailedJobs(operator, now)] : []),
  ]);
  return { most: MAX_WORK, work: work.flat() };
}
