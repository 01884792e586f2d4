import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import { networkOf } from './address.ts';
import { ARRIVALS_PER_MINUTE } from './limits.ts';

export type ArrivalKind = keyof typeof ARRIVALS_PER_MINUTE;

function limiter(kind: ArrivalKind): RateLimiterMemory {
  return singleton(`arrivals.${kind}`, () => {
    const points = ARRIVALS_PER_MINUTE[kind] * env().RATE_LIMIT_FACTOR;
    return new RateLimiterMemory({ keyPrefix: kind, points, duration: 60 });
  });
}

/**
 * Counts an arriving request or connection against its network, before anything is looked up. Only in this process,
 * so that it costs no round trip. Returns 0, or the whole seconds to wait.
 */
export async function takeArrival(kind: ArrivalKind, address: string): Promise<number> {
  try {
    await limiter(kind).consume(networkOf(address));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
  }
}
