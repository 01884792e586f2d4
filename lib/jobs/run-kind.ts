import { log } from '../kernel/log.ts';
import { metrics } from '../kernel/metrics.ts';
import { underWay } from '../kernel/under-way.ts';
import type { DueWork } from '../queue/due-work.ts';

const BATCH = 50;
const MAX_BATCHES = 200;

/** Measures one run of a kind of work and counts its failure, which it rethrows. */
export async function measured<T>(kind: string, work: () => Promise<T>): Promise<T> {
  const end = metrics.jobSeconds.startTimer({ kind });
  try {
    return await work();
  } catch (error) {
    log().error({ err: error, work: kind }, 'due work failed');
    metrics.jobFailures.inc({ kind });
    throw error;
  } finally {
    end();
  }
}

/** Takes batches of one kind until none is full. The time is read for each claim, because a lease counts from then. */
async function exhaust(work: DueWork, now: () => Date): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await underWay(() => work.run(now(), BATCH));
    metrics.jobs.inc({ kind: work.name }, found);
    done += found;
    if (found < BATCH) break;
  }
  return done;
}

/** Processes what is due of one kind. Returns the number of rows; 0 after a failure, which is logged. */
export function runKind(work: DueWork, now: () => Date): Promise<number> {
  return measured(work.name, () => exhaust(work, now)).catch(() => 0);
}
