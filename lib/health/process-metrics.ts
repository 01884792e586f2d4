import { collectDefaultMetrics, Gauge } from 'prom-client';
import { pool } from '../db/pool.ts';
import { brands } from '../brands/registry.ts';
import { clock, SECOND } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { metrics } from '../kernel/metrics.ts';
import { singleton } from '../kernel/singleton.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { watchDatabaseServer } from './database-metrics.ts';
import { watchConnections } from './connection-metrics.ts';
import { queueSizes, type QueueSize } from './queue-sizes.ts';

/** A counter without a first value cannot be seen to stand still. */
function beginAtZero(): void {
  for (const { id: brand } of brands) {
    metrics.logins.inc({ brand }, 0);
    metrics.signups.inc({ brand }, 0);
  }
}

function watchPool(): void {
  new Gauge({
    name: 'amarena_database_connections',
    help: 'Connections of this process to the database; `waiting` are callers that found none.',
    labelNames: ['state'],
    registers: [metrics.register],
    collect() {
      const { totalCount, idleCount, waitingCount } = pool();
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
}

type Measure = {
  readonly name: string;
  readonly help: string;
  readonly of: (size: QueueSize, now: Date) => number;
};

function watchQueues({ name, help, of }: Measure): void {
  new Gauge({
    name,
    help,
    labelNames: ['queue'],
    registers: [metrics.register],
    async collect() {
      const now = clock.now();
      try {
        for (const size of await queueSizes(now)) this.set({ queue: size.name }, of(size, now));
      } catch (error) {
        // The remaining metrics matter most when the database is down.
        this.reset();
        log().warn({ err: error }, 'queue size query failed');
      }
    },
  });
}

/** The metrics of this process, including those that are collected only when scraped. */
export function processMetrics(): typeof metrics {
  return singleton('process-metrics', () => {
    collectDefaultMetrics({ register: metrics.register });
    beginAtZero();
    watchPool();
    watchConnections();
    watchDatabaseServer();
    watchLoopDelay(metrics);
    watchQueues({
      name: 'amarena_queue_rows',
      help: 'Rows that wait, counted to a thousand. The same in every process.',
      of: ({ rows }) => rows,
    });
    watchQueues({
      name: 'amarena_queue_age_seconds',
      help: 'Since when the first row of a queue waits. The same in every process.',
      of: ({ since }, now) =>
        since === null ? 0 : Math.max(0, now.getTime() - since.getTime()) / SECOND,
    });
    return metrics;
  });
}
