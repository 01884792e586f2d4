import pLimit, { type LimitFunction } from 'p-limit';
import { metrics } from './metrics.ts';
import { singleton } from './singleton.ts';
import { traced } from './tracing.ts';

/** Result of a call: `refused` counts as answered, `lost` and `not_sent` do not. */
export type Outcome = 'answered' | 'refused' | 'lost' | 'not_sent';

type OutsideCall = {
  readonly at: number;
  readonly outcome: Outcome;
  readonly ms: number;
  /** How many consecutive calls got no answer, including this one. */
  readonly unanswered: number;
};

/**
 * The last call of this process to each provider, by name: shows whether a provider is reachable without a
 * probe call.
 */
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

/** Calls to one provider that run at the same time, by its name. */
const AT_ONCE: Readonly<Record<string, number>> = { ai: 10, telegram: 10, push: 10 };
const AT_ONCE_ELSE = 20;

/** The queue of the calls to a provider. */
export function outsideLimit(provider: string): LimitFunction {
  return singleton(`outside-limit.${provider}`, () => pLimit(AT_ONCE[provider] ?? AT_ONCE_ELSE));
}

/** Makes a call when its turn has come; its own time-out and its trace count from its beginning. */
export function limitedCall<T>(provider: string, call: () => Promise<T>): Promise<T> {
  return outsideLimit(provider)(() => traced({ name: `call ${provider}`, kind: 'client' }, call));
}

/**
 * Makes one HTTP call and records its outcome: a 4xx answer is `refused`; a 5xx answer or no answer is
 * `lost`. Rethrows the call's error.
 */
export function watchedCall(provider: string, call: () => Promise<Response>): Promise<Response> {
  return limitedCall(provider, () => watched(provider, call));
}

async function watched(provider: string, call: () => Promise<Response>): Promise<Response> {
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
