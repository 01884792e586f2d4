import { percentile, type ChatClients } from './chat-clients.ts';
import { median } from './http-load.ts';

/** Milliseconds since the send. */
export type Latency = {
  readonly acknowledged: { readonly p50: number; readonly p99: number };
  readonly delivered: { readonly p50: number; readonly p99: number };
};

type Pace = {
  readonly perSecond: number;
  readonly warmSeconds: number;
  readonly seconds: number;
  readonly rounds: number;
  /** Called after the warm-up and before the first round. */
  readonly ready: () => Promise<void>;
};

async function measure(clients: ChatClients, { perSecond, seconds }: Pace): Promise<Latency> {
  const { acked, delivered, ackTimes, deliveryTimes } = await clients.paced(perSecond, seconds);
  if (acked !== delivered) throw new Error(`${acked} acknowledged, ${delivered} delivered`);
  const of = (times: readonly number[]) => ({
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  });
  return { acknowledged: of(ackTimes), delivered: of(deliveryTimes) };
}

function middle(all: readonly Latency[]): Latency {
  const of = (event: keyof Latency) => ({
    p50: median(all.map((one) => one[event].p50)),
    p99: median(all.map((one) => one[event].p99)),
  });
  return { acknowledged: of('acknowledged'), delivered: of('delivered') };
}

/** Measures two chats alternately at the same steady rate; returns the median of each. */
export async function pacedLatency(
  ours: ChatClients,
  theirs: ChatClients,
  pace: Pace,
): Promise<{ readonly ours: Latency; readonly theirs: Latency }> {
  for (const clients of [ours, theirs]) await clients.paced(pace.perSecond, pace.warmSeconds);
  await pace.ready();
  const rounds = { ours: [] as Latency[], theirs: [] as Latency[] };
  for (let round = 0; round < pace.rounds; round += 1) {
    rounds.theirs.push(await measure(theirs, pace));
    rounds.ours.push(await measure(ours, pace));
  }
  return { ours: middle(rounds.ours), theirs: middle(rounds.theirs) };
}
