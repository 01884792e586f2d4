import { db, inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import type { Operator } from '../../identity/operator.ts';
import type { JobState } from './contract.ts';
import { jobRows, type Job } from './job-rows.ts';
import { jobKind, type JobKind } from './kinds.ts';
import { canRevive, revive } from './revive.ts';

const MAX_AT_ONCE = 500;

type StaffAction = {
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly actor: string;
  readonly kind: string;
  readonly state: JobState;
  readonly id?: string | undefined;
  readonly now: Date;
};

/**
 * An overdue row can always be retried, a waiting one if its kind may run early, a failed one if its kind can
 * be revived.
 */
export function canRetry(kind: JobKind, state: JobState): boolean {
  if (state === 'failed') return canRevive(kind.name);
  return state === 'overdue' || kind.hurries;
}

/** Rows that a worker has claimed meanwhile are left unchanged. */
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
      // Of several rows, one that cannot be revived any more is skipped; for a single row the operator gets
      // the error.
      if (!isAppError(error) || jobs.length === 1) throw error;
    }
  }
  return count;
}

/** A row that is due needs no new time; waking the worker is enough. */
async function recordRunRequest(
  jobs: readonly Job[],
  { actor, kind, now }: StaffAction,
): Promise<number> {
  const data = { kind, rows: jobs.length };
  const subject = jobs.length === 1 ? (jobs[0]?.id ?? kind) : kind;
  await audit(db(), { actor, action: 'job.view', subject, data, now });
  return jobs.length;
}

/**
 * For operators with the duty `health`: makes rows of their brands due now, either one row or up to five
 * hundred in a state. Returns how many. Raises `not_found`, `forbidden` when rows of this kind may not run
 * early, and `conflict`.
 */
export async function retryJobs(action: StaffAction): Promise<number> {
  const { operator, state, id, now } = action;
  const kind = jobKind(action.kind) ?? fail('not_found');
  if (!canRetry(kind, state)) fail('forbidden');
  const jobs = await jobRows(kind, { operator, state, now, id, limit: MAX_AT_ONCE });
  if (jobs.length === 0) return id === undefined ? 0 : fail('not_found');
  let count: number;
  if (state === 'failed') count = await reviveAll(jobs, action);
  else if (state === 'waiting') count = await hurry(kind, jobs, action);
  else count = await recordRunRequest(jobs, action);
  wakeJobs();
  return count;
}
