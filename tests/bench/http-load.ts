import autocannon from 'autocannon';

export type Load = {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly connections?: number;
  readonly seconds?: number;
  /** The status of a good answer if it is not 2xx. */
  readonly expected?: number;
};

export type Measured = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Loads one address for some seconds from a worker thread, and counts good answers only. */
export async function load(job: Load): Promise<Measured> {
  const result = await autocannon({
    url: job.url,
    method: job.method ?? 'GET',
    connections: job.connections ?? 32,
    duration: job.seconds ?? 4,
    workers: 1,
    ...(job.headers ? { headers: job.headers } : {}),
    ...(job.body === undefined ? {} : { body: job.body }),
  });
  const good = job.expected === undefined ? result.non2xx === 0 : result['2xx'] === 0;
  if (!good || result.errors > 0) {
    throw new Error(`${job.url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs the loads alternately, round by round, so that a noisy minute affects all of them. */
export async function interleaved(
  jobs: Readonly<Record<string, Load>>,
  rounds: number,
  seconds: number,
): Promise<Readonly<Record<string, Measured>>> {
  const seen = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, job] of Object.entries(jobs)) {
      seen.set(name, [...(seen.get(name) ?? []), await load({ ...job, seconds })]);
    }
  }
  return Object.fromEntries(
    [...seen].map(([name, all]) => [
      name,
      {
        perSecond: median(all.map((one) => one.perSecond)),
        p50: median(all.map((one) => one.p50)),
        p99: median(all.map((one) => one.p99)),
      },
    ]),
  );
}
