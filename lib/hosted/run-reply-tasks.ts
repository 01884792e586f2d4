import type { DueWork } from '../queue/due-work.ts';
import { SECOND } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { answerTask } from './answer-task.ts';
import { claimTasks } from './claim-tasks.ts';
import { noteFailure } from './settle-task.ts';

/** Also limits how many model calls run at once. */
const AT_ONCE = 10;
/** Other due work does not wait for a slow model: its answers are sent when they arrive. */
const PATIENCE_MS = 2 * SECOND;

async function attempt(id: string, now: Date): Promise<void> {
  try {
    await answerTask(id, now);
  } catch (error) {
    log().error({ err: error, taskId: id }, 'reply task failed');
    await noteFailure(id, error).catch(() => undefined);
  }
}

async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

/**
 * Due work, run by the jobs: answers members who wrote to hosted profiles. Each task is claimed by one
 * process for the length of a lease and finished by the statement that sends its answer.
 */
export async function runReplyTasks(now: Date, limit: number): Promise<number> {
  let done = 0;
  while (done < limit) {
    const wanted = Math.min(AT_ONCE, limit - done);
    const { found, ids } = await claimTasks(now, wanted);
    await atMost(Promise.all(ids.map((id) => attempt(id, now))), PATIENCE_MS);
    done += found;
    if (found < wanted) break;
  }
  return done;
}

export const replyTasksWork: DueWork = { name: 'reply-tasks', run: runReplyTasks };
