import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { withoutRequest } from '../kernel/request-context.ts';
import { connectionSettings } from '../db/connection-settings.ts';
import { PREPARED_WITHIN_MS } from '../db/limits.ts';
import { lastRound } from '../queue/last-round.ts';
import { openRecurringQueues } from './recurring-queues.ts';
import { lanes, recurringWork } from './registry.ts';
import { rounds } from './rounds.ts';
import { runKind } from './run-kind.ts';
import { subscribeWakes } from './wake-elsewhere.ts';
import { wakeTime } from '../queue/wake-times.ts';
import { installWake } from '../queue/wake.ts';

const QUEUE = 'due-work';

/** Of the job queue's own pool; its types lack the settings that it hands on to its connections. */
function bossSettings(): ConstructorOptions {
  const settings = connectionSettings();
  settings.query_timeout = PREPARED_WITHIN_MS;
  return { ...(settings as ConstructorOptions), max: 3 };
}

export type Worker = { readonly stop: () => Promise<void> };

/** Rounds of all lanes. A lane whose round takes long holds up only its own next one. */
function laneRounds() {
  const each = lanes.map((lane) =>
    rounds(async () => {
      for (const work of lane) await runKind(work, clock.now);
    }),
  );
  const round = async (): Promise<void> => {
    const began = performance.now();
    lastRound.at = clock.now();
    await Promise.all(each.map((lane) => lane.round()));
    lastRound.ms = Math.round(performance.now() - began);
  };
  return { round, settled: () => Promise.all(each.map((lane) => lane.settled())) };
}

/**
 * Starts the worker: pg-boss ticks every minute, once per cluster; verbs wake it sooner for work they have
 * just created. The rows are authoritative, so a lost wake-up costs at most a minute.
 */
export async function startWorker(): Promise<Worker> {
  const { round, settled } = laneRounds();
  const boss = new PgBoss(bossSettings());
  boss.on('error', (error) => {
    log().warn({ err: error }, 'pg-boss error');
  });
  await boss.start();
  const queueRecurring = await openRecurringQueues(boss, recurringWork);
  const queueing = rounds(queueRecurring);
  const begin = (): void => {
    for (const started of [round(), queueing.round()]) {
      started.catch((error: unknown) => {
        log().error({ err: error }, 'due work round failed');
      });
    }
  };
  // By the process's monotonic time: a test may move the application clock while a timer is running.
  const timers = new Map<number, NodeJS.Timeout>();
  let stopping = false;
  const wake = (atMs?: number): void => {
    if (stopping) return;
    const now = performance.now();
    const at = wakeTime(timers.keys(), now + (atMs ?? 0) - clock.ms(), now);
    if (at === null) return;
    const fire = (): void => {
      timers.delete(at);
      begin();
    };
    timers.set(
      at,
      withoutRequest(() => setTimeout(fire, Math.ceil(at - now))),
    );
  };
  installWake(wake);

  await boss.createQueue(QUEUE);
  await boss.schedule(QUEUE, '* * * * *');
  // A tick does not wait for the work: a lane that takes long must not hold up the next tick.
  await boss.work(QUEUE, () => {
    begin();
    return Promise.resolve();
  });
  const unsubscribeWakes = subscribeWakes(wake);
  wake();

  return {
    stop: async () => {
      stopping = true;
      unsubscribeWakes();
      for (const timer of timers.values()) clearTimeout(timer);
      await boss.stop({ graceful: true, timeout: 5_000 });
      await Promise.all([settled(), queueing.settled()]);
    },
  };
}
