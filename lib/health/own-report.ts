import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import { quietBrands } from '../brands/paused-brands.ts';
import { pool } from '../db/pool.ts';
import { redis } from '../db/redis.ts';
import { lastRound } from '../queue/last-round.ts';
import { metrics } from '../kernel/metrics.ts';
import { outsideCalls } from '../kernel/outside-calls.ts';
import { singleton } from '../kernel/singleton.ts';

/** Health report of a process, written by itself. */
export const reportSchema = z.object({
  node: z.string(),
  memoryMb: z.number(),
  /** 99th percentile of the event loop delay since the last report, in milliseconds. */
  loopMs: z.number(),
  pool: z.object({ open: z.number(), idle: z.number(), waiting: z.number(), most: z.number() }),
  /** `none`: no Redis is configured. */
  redis: z.enum(['none', 'ready', 'away']),
  sockets: z.record(z.string(), z.number()),
  /** Paused brands of which nothing is under way in the process, and since when each is paused. */
  quietBrands: z.record(z.string(), z.string()).default({}),
  lastRound: z.object({ at: z.coerce.date(), ms: z.number() }).nullable(),
  providers: z.array(
    z.object({
      name: z.string(),
      at: z.coerce.date(),
      outcome: z.string(),
      ms: z.number(),
      unanswered: z.number(),
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

const delay = singleton('loop-delay', () => {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  return histogram;
});

async function socketsByBrand(): Promise<Record<string, number>> {
  const { values } = await metrics.sockets.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.brand), value]));
}

/** Values that this process can read without a query to another service. */
export async function ownReport(): Promise<Report> {
  const loopMs = Math.round(delay.percentile(99) / 10_000) / 100;
  delay.reset();
  const { totalCount: open, idleCount: idle, waitingCount: waiting, options } = pool();
  const shared = redis();
  return {
    node: process.version,
    memoryMb: Math.round(process.memoryUsage.rss() / 1_048_576),
    loopMs: Number.isFinite(loopMs) ? loopMs : 0,
    pool: { open, idle, waiting, most: options.max },
    redis: shared === undefined ? 'none' : shared.status === 'ready' ? 'ready' : 'away',
    sockets: await socketsByBrand(),
    quietBrands: quietBrands(),
    lastRound:
      lastRound.at && lastRound.ms !== undefined ? { at: lastRound.at, ms: lastRound.ms } : null,
    providers: [...outsideCalls].map(([name, { at, ms, ...rest }]) => ({
      name,
      ...rest,
      at: new Date(at),
      ms: Math.round(ms),
    })),
  };
}
