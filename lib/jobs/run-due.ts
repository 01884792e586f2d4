import { clock } from '../kernel/clock.ts';
import { lanes, recurringWork } from './registry.ts';
import { runKind } from './run-kind.ts';

/** Work of one kind makes work of another: a charge releases messages, these notices, these mails. */
const MAX_PASSES = 5;

/**
 * Processes everything that is due at `begin`, falls due meanwhile, or is made due by other work; a failure of
 * one kind does not stop the others. For tests, which wait for the end; the worker runs each lane by itself.
 * Returns the number of processed rows by name.
 */
export async function runDue(begin: Date): Promise<Readonly<Record<string, number>>> {
  const done: Record<string, number> = {};
  const aheadMs = begin.getTime() - clock.ms();
  const now = (): Date => new Date(clock.ms() + aheadMs);
  const runLane = async (lane: (typeof lanes)[number]): Promise<number> => {
    let found = 0;
    for (const work of lane) {
      const rows = await runKind(work, now);
      done[work.name] = (done[work.name] ?? 0) + rows;
      found += rows;
    }
    return found;
  };
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const found = await Promise.all(lanes.map(runLane));
    if (found.every((rows) => rows === 0)) break;
  }
  await runLane(recurringWork);
  return done;
}
