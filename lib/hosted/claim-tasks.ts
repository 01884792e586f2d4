import { MINUTE } from '../kernel/clock.ts';
import { claimDue, type DueRows } from '../queue/claim-due.ts';
import { REPLY_ATTEMPTS } from './limits.ts';

/** The lease grows with the attempts, so that a task that keeps failing is tried less often. */
export const DUE_TASKS: DueRows = {
  name: 'hosted-claim-tasks',
  table: 'reply_tasks',
  brand: 'brand_id',
  due: 'due_at',
  where: `state = 'due'`,
  // Longer than the slowest model call.
  leaseMs: MINUTE,
  leaseTimes: 'least(due.attempts + 1, 10)',
  attempts: 'attempts',
  set: `state = (case when due.attempts >= ${REPLY_ATTEMPTS} then 'failed' else 'due' end)::reply_task_state`,
  returning: 't.id, t.state',
};

/** Claims due reply tasks for this process. Returns their ids, and how many rows were found. */
export async function claimTasks(
  now: Date,
  limit: number,
): Promise<{ readonly found: number; readonly ids: readonly string[] }> {
  const rows = await claimDue<{ id: string; state: string }>(DUE_TASKS, now, limit);
  const ids = rows.filter(({ state }) => state === 'due').map(({ id }) => id);
  return { found: rows.length, ids };
}
