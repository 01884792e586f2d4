import type { Visit } from './router.ts';

const MAX_WAIT_MS = 60_000;

/** Wakes callers that wait for the next arrival. */
export function createArrivals() {
  const waiting = new Set<() => void>();
  return {
    notify() {
      for (const wake of waiting) wake();
    },
    /** Resolves at the next arrival, or when the signal aborts. */
    next: (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const done = () => {
          waiting.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        waiting.add(done);
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
      }),
  };
}

export type Arrivals = ReturnType<typeof createArrivals>;

function waitMs(visit: Visit): number {
  const wanted = Number(visit.url.searchParams.get('wait') ?? '0');
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 0), MAX_WAIT_MS) : 0;
}

/** The result of `find`; with `?wait=MS` and an empty result, waits until something arrives. */
export async function foundOrAwaited<Found>(
  visit: Visit,
  arrivals: Arrivals,
  find: () => readonly Found[],
): Promise<readonly Found[]> {
  const wait = waitMs(visit);
  let found = find();
  if (found.length > 0 || wait === 0) return found;
  const until = AbortSignal.any([visit.signal, AbortSignal.timeout(wait)]);
  while (found.length === 0 && !until.aborted) {
    await arrivals.next(until);
    found = find();
  }
  return found;
}
