import { db, inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { audit } from '../../staff/audit.ts';
import type { Operator } from '../operator.ts';
import type { JobState } from './contract.ts';
import { jobRows, type Job } from './job-rows.ts';
import { jobKind, type JobKind } from './kinds.ts';
import { canRevive, revive } from './revive.ts';

const MOST_AT_ONCE = 500;

type StaffAction = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly actor: string;
  readonly kind: string;
  readonly state: JobState;
  readonly id?: string | undefined;
  readonly now: Date;
};

/** What is overdue may always be tried; what waits, where its time is only a pause; what failed, by its kind. */
export function canRetry(kind: JobKind, state: JobState): boolean {
  if (state === 'failed') return canRevive(kind.name);
  return state === 'overdue' || kind.hurries;
}

/** Rows that somebody has taken meanwhile stay as they are. */
async function hurry(
  kind: JobKind,
  jobs: readonly Job[],
  { actor, now }: StaffAction,
): Promise<number> {
  const { name, table, pendingWhere, due } = kind;
  const column = Prisma.raw(due.replace('j.', ''));
  const ids = jobs.map(({ id }) => id);
  return inTransaction(async (tx) => {
    const count = await tx.$executeRaw`
      update ${Prisma.raw(table)} j set ${column} = ${now}
       where j.id = any(${ids}::uuid[]) and ${Prisma.raw(pendingWhere)} and ${Prisma.raw(due)} > ${now}`;
    for (const { id: subject, brandId } of jobs) {
      const where = brandId === null ? {} : { brandId };
      await audit(tx, { actor, action: 'job.hurry', subject, data: { kind: name }, ...where, now });
    }
    return count;
  });
}

async function reviveAll(jobs: readonly Job[], { kind, actor, now }: StaffAction): Promise<number> {
  let count = 0;
  for (const job of jobs) {
    try {
      await revive({ job, kind, actor, now });
      count += 1;
    } catch (error) {
      // Of many, what can no more is passed over; of one, its operator is told.
      if (!isAppError(error) || jobs.length === 1) throw error;
    }
  }
  return count;
}

/** What is due already needs no new time, only somebody to look. */
async function recordRunRequest(
  jobs: readonly Job[],
  { actor, kind, now }: StaffAction,
): Promise<number> {
  const data = { kind, rows: jobs.length };
  const subject = jobs.length === 1 ? (jobs[0]?.id ?? kind) : kind;
  await audit(db(), { actor, action: 'job.look', subject, data, now });
  return jobs.length;
}

/**
 * Whoever has the duty `health` may: rows of their brands are due now, the named one or all of a state, five
 * hundred at once. Returns how many. Raises `not_found`, `forbidden` where a kind's time must not be moved,
 * and `conflict`.
 */
export async function retryJobs(action: StaffAction): Promise<number> {
  const { operator, state, id, now } = action;
  const kind = jobKind(action.kind) ?? fail('not_found');
  if (!canRetry(kind, state)) fail('forbidden');
  const jobs = await jobRows(kind, { operator, state, now, id, limit: MOST_AT_ONCE });
  if (jobs.length === 0) return id === undefined ? 0 : fail('not_found');
  let count: number;
  if (state === 'failed') count = await reviveAll(jobs, action);
  else if (state === 'waiting') count = await hurry(kind, jobs, action);
  else count = await recordRunRequest(jobs, action);
  wakeJobs();
  return count;
}
