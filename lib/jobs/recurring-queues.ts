import type { PgBoss } from 'pg-boss';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import type { Recurring } from '../queue/recurring.ts';
import { recurringQueue } from '../queue/recurring-queue.ts';
import { measured } from './run-kind.ts';
import { underWay } from '../kernel/under-way.ts';

/** At most one job waits or runs in the cluster. A process that dies is noticed after two missed heartbeats. */
const QUEUE = {
  policy: 'exclusive',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 7_200,
  heartbeatSeconds: 60,
};
const POLL_SECONDS = 10;

/**
 * A queue of the job queue for each recurring work, with retries and state of its own. Returns a function that
 * queues what is due.
 */
export async function openRecurringQueues(
  boss: PgBoss,
  all: readonly Recurring[],
): Promise<() => Promise<void>> {
  const workers = new Map<Recurring, string>();
  for (const work of all) {
    const queue = recurringQueue(work.name);
    await boss.createQueue(queue, QUEUE);
    const carryOut = () => underWay(() => measured(work.name, () => work.carryOut(clock.now())));
    workers.set(work, await boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS }, carryOut));
  }
  const queueOne = async (work: Recurring, worker: string): Promise<void> => {
    if (!(await work.isDue(clock.now()))) return;
    // Queued before it is scheduled: a process that dies in between queues it twice, and never not at all.
    await boss.send(recurringQueue(work.name));
    await work.schedule(clock.now());
    boss.notifyWorker(worker);
  };
  return async () => {
    for (const [work, worker] of workers) {
      await queueOne(work, worker).catch((error: unknown) => {
        log().error({ err: error, work: work.name }, 'recurring work could not be queued');
      });
    }
  };
}
