import { metrics } from './metrics.ts';
import { singleton } from './singleton.ts';

/** What came of a call: `refused` was answered, `lost` and `not_sent` were not. */
export type Outcome = 'answered' | 'refused' | 'lost' | 'not_sent';

type OutsideCall = {
  readonly at: number;
  readonly outcome: Outcome;
  readonly ms: number;
  /** How many in a row were not answered, this one included. */
  readonly unanswered: number;
};

/** The last call of each provider from here, by name: how reachable they are without asking them. */
export const outsideCalls = singleton('outside-calls', () => new Map<string, OutsideCall>());

export function noteOutsideCall(
  provider: string,
  outcome: Outcome,
  ms: number,
  at: number = Date.now(),
): void {
  metrics.outsideCalls.inc({ provider, outcome });
  metrics.outsideSeconds.observe({ provider }, ms / 1_000);
  const answered = outcome === 'answered' || outcome === 'refused';
  const before = outsideCalls.get(provider)?.unanswered ?? 0;
  outsideCalls.set(provider, { at, outcome, ms, unanswered: answered ? 0 : before + 1 });
}

/** One call over HTTP, noted: an answer of 4xx is one, of 5xx or none at all is lost. Throws what the call throws. */
export async function watchedCall(
  provider: string,
  call: () => Promise<Response>,
): Promise<Response> {
  const began = performance.now();
  const took = (): number => performance.now() - began;
  try {
    const response = await call();
    const outcome = response.ok ? 'answered' : response.status < 500 ? 'refused' : 'lost';
    noteOutsideCall(provider, outcome, took());
    return response;
  } catch (error) {
    noteOutsideCall(provider, 'lost', took());
    throw error;
  }
}
