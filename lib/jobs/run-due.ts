import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { metrics } from '../kernel/metrics.ts';
import { lastRound } from '../queue/last-round.ts';
import type { DueWork } from '../queue/due-work.ts';
import { dueWork } from './registry.ts';

const BATCH = 50;
const MOST_ROUNDS = 200;

async function exhaust(work: DueWork, now: () => Date): Promise<number> {
  let done = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await work.run(now(), BATCH);
    done += found;
    if (found < BATCH) break;
  }
  return done;
}

/**
 * Processes everything that is due at `begin` or falls due during the round, kind by kind; a failure of one kind
 * does not stop the others. The time is read for each claim, because a lease counts from then. Returns the
 * number of processed rows by name.
 */
export async function runDue(begin: Date): Promise<Readonly<Record<string, number>>> {
  const done: Record<string, number> = {};
  const began = performance.now();
  const aheadMs = begin.getTime() - clock.ms();
  const now = (): Date => new Date(clock.ms() + aheadMs);
  for (const work of dueWork) {
    const kind = work.name;
    const measured = metrics.jobSeconds.startTimer({ kind });
    try {
      const found = await exhaust(work, now);
      done[kind] = found;
      metrics.jobs.inc({ kind }, found);
    } catch (error) {
      log().error({ err: error, work: kind }, 'due work failed');
      metrics.jobFailures.inc({ kind });
      done[kind] = 0;
    }
    measured();
  }
  Object.assign(lastRound, { at: begin, ms: Math.round(performance.now() - began) });
  return done;
}
