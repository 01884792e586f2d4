import type { DueWork } from '../queue/due-work.ts';
import { after } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';
import { within } from '../kernel/within.ts';
import { answerTask } from './answer-task.ts';
import { claimTasks } from './claim-tasks.ts';
import { REPLIES_AT_ONCE, REPLY_PATIENCE_MS } from './limits.ts';
import { noteFailure } from './settle-task.ts';

/** The tasks that this process is answering, of all its rounds. */
const running = () => singleton('reply-tasks-running', () => new Set<Promise<void>>());

async function attempt(id: string, now: Date): Promise<void> {
  try {
    await answerTask(id, now);
  } catch (error) {
    log().error({ err: error, taskId: id }, 'reply task failed');
    await noteFailure(id, error).catch(() => undefined);
  }
}

function begin(id: string, now: Date): Promise<void> {
  const tasks = running();
  const task = attempt(id, now).finally(() => tasks.delete(task));
  tasks.add(task);
  return task;
}

/**
 * Due work, run by the jobs: answers members who wrote to hosted profiles. Each task is claimed by one
 * process for the length of a lease and finished by the statement that sends its answer. A task is claimed
 * only when it can begin at once; the next round does not wait for a slow model, whose answers are sent when
 * they arrive.
 */
export async function runReplyTasks(now: Date, limit: number): Promise<number> {
  const began = performance.now();
  const begun: Promise<void>[] = [];
  let done = 0;
  while (done < limit) {
    const free = REPLIES_AT_ONCE - running().size;
    if (free <= 0) {
      await Promise.race(running());
      continue;
    }
    const wanted = Math.min(free, limit - done);
    const at = after(now, performance.now() - began);
    const { found, ids } = await claimTasks(at, wanted);
    begun.push(...ids.map((id) => begin(id, at)));
    done += found;
    if (found < wanted) break;
  }
  await within(REPLY_PATIENCE_MS, Promise.all(begun), 'late');
  return done;
}

export const replyTasksWork: DueWork = { name: 'reply-tasks', run: runReplyTasks };
