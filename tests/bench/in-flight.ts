import { percentile } from './chat-clients.ts';

export type Paced = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Keeps `calls` calls under way for some seconds, or until a number of them are done. */
export async function inFlight(
  calls: number,
  end: { readonly seconds: number } | { readonly times: number },
  call: (index: number) => Promise<unknown>,
): Promise<Paced> {
  const begun = performance.now();
  const took: number[] = [];
  let next = 0;
  const more = (): boolean =>
    'times' in end ? next < end.times : performance.now() - begun < end.seconds * 1_000;
  const lane = async (): Promise<void> => {
    while (more()) {
      const at = performance.now();
      next += 1;
      await call(next - 1);
      took.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: calls }, lane));
  const perSecond = (took.length * 1_000) / (performance.now() - begun);
  return { perSecond, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
