import { run, type Statement } from '../db/statement.ts';
import { MINUTE } from '../kernel/clock.ts';

/** Longer than the slowest model call: a task falls due again only when its process has died. */
const LEASE_MS = MINUTE;
/** A task that even the script has not answered by then is broken and waits for an operator. */
const MOST_ATTEMPTS = 12;

const CLAIM: Statement = {
  name: 'hosted-claim-tasks',
  text: `
    with due as (
      select id from reply_tasks where state = 'due' and due_at <= $1
       order by due_at limit $2 for update skip locked)
    update reply_tasks t
       set due_at = $1::timestamptz + make_interval(secs => $3 * least(attempts + 1, 10)),
           attempts = attempts + 1,
           state = (case when attempts >= $4 then 'failed' else 'due' end)::reply_task_state
      from due where t.id = due.id
    returning t.id, t.state`,
};

/**
 * Claims due reply tasks for this process by moving their due time ahead, so that no lock is held during a
 * model call and a crash only delays them. Returns their ids, and how many rows were found.
 */
export async function claimTasks(
  now: Date,
  limit: number,
): Promise<{ readonly found: number; readonly ids: readonly string[] }> {
  const values = [now, limit, LEASE_MS / 1_000, MOST_ATTEMPTS];
  const rows = await run<{ id: string; state: string }>(CLAIM, values);
  const ids = rows.filter(({ state }) => state === 'due').map(({ id }) => id);
  return { found: rows.length, ids };
}
