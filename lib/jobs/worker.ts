import { PgBoss } from 'pg-boss';
import { clock } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { withoutRequest } from '../kernel/request-context.ts';
import { rounds } from './rounds.ts';
import { runDue } from './run-due.ts';
import { subscribeWakes } from './wake-elsewhere.ts';
import { wakeTime } from '../queue/wake-times.ts';
import { installWake } from '../queue/wake.ts';

const QUEUE = 'due-work';

export type Worker = { readonly stop: () => Promise<void> };

/**
 * Starts the worker: pg-boss ticks every minute, once per cluster; verbs wake it sooner for work they have
 * just created. The rows are authoritative, so a lost wake-up costs at most a minute.
 */
export async function startWorker(): Promise<Worker> {
  const { round, settled } = rounds(() => runDue(clock.now()));
  // By the process's monotonic time: a test may move the application clock while a timer is running.
  const timers = new Map<number, NodeJS.Timeout>();
  let stopping = false;
  const wake = (atMs?: number): void => {
    if (stopping) return;
    const now = performance.now();
    const at = wakeTime(timers.keys(), now + (atMs ?? 0) - clock.ms(), now);
    if (at === null) return;
    const begin = (): void => {
      timers.delete(at);
      round().catch((error: unknown) => {
        log().error({ err: error }, 'due work round failed');
      });
    };
    timers.set(
      at,
      withoutRequest(() => setTimeout(begin, Math.ceil(at - now))),
    );
  };
  installWake(wake);

  const boss = new PgBoss({ connectionString: env().DATABASE_URL, max: 3 });
  boss.on('error', (error) => {
    log().warn({ err: error }, 'pg-boss error');
  });
  await boss.start();
  await boss.createQueue(QUEUE);
  await boss.schedule(QUEUE, '* * * * *');
  await boss.work(QUEUE, () => round());
  const unsubscribeWakes = subscribeWakes(wake);
  wake();

  return {
    stop: async () => {
      stopping = true;
      unsubscribeWakes();
      for (const timer of timers.values()) clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: 5_000 });
      await settled();
    },
  };
}
