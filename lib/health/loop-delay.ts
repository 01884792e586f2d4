import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge } from 'prom-client';
import { SECOND } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import type { metrics } from '../kernel/metrics.ts';
import { LOOP_DELAY_LIMIT_MS, LOOP_DELAY_LOGGED_MS } from './limits.ts';

const RESOLUTION_MS = 10;
const CHECK_INTERVAL_MS = 5 * SECOND;
const NANOSECONDS = 1e6;

type Watched = {
  /** Nanoseconds. */
  readonly histogram: { readonly max: number; readonly reset: () => void };
  readonly longest: Gauge;
  readonly stalls: Counter;
};

/** Records the longest delay since the last check, and begins again. */
export function recordLoopDelay({ histogram, longest, stalls }: Watched): void {
  // The histogram measures the interval between its own ticks.
  const ms = Math.max(0, histogram.max / NANOSECONDS - RESOLUTION_MS);
  histogram.reset();
  longest.set(ms / SECOND);
  if (ms > LOOP_DELAY_LIMIT_MS) stalls.inc();
  if (ms > LOOP_DELAY_LOGGED_MS) log().warn({ ms: Math.round(ms) }, 'event loop was blocked');
}

/** Watches how long the event loop of this process is held by one piece of work. */
export function watchLoopDelay({ register }: typeof metrics): void {
  const registers = [register];
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const longest = new Gauge({
    name: 'amarena_event_loop_delay_max_seconds',
    help: 'Longest time that one piece of work held the event loop, in the last five seconds.',
    registers,
  });
  const stalls = new Counter({
    name: 'amarena_event_loop_stalls_total',
    help: 'Intervals of five seconds in which the event loop was held for more than 50 ms.',
    registers,
  });
  histogram.enable();
  setInterval(() => {
    recordLoopDelay({ histogram, longest, stalls });
  }, CHECK_INTERVAL_MS).unref();
}
