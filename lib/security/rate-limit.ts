import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from '../kernel/env.ts';
import { fail, type ErrorCode } from '../kernel/errors.ts';
import { singleton } from '../kernel/singleton.ts';
import { redis } from '../db/redis.ts';
import { instanceShare } from './instance-share.ts';

export type Budget = { readonly name: string; readonly points: number; readonly seconds: number };

type Limiters = {
  readonly points: number;
  readonly used: RateLimiterAbstract;
  /** Counts in this process: the one in use, or the one for when Redis does not answer. */
  readonly local: RateLimiterMemory;
};

function limitersOf(budget: Budget): Limiters {
  return singleton(`limit.${budget.name}`, () => {
    const points = budget.points * env().RATE_LIMIT_FACTOR;
    const options = { keyPrefix: budget.name, points, duration: budget.seconds };
    const local = new RateLimiterMemory(options);
    const store = redis();
    const used = store
      ? new RateLimiterRedis({
          ...options,
          storeClient: store,
          // Who is refused is refused without the store too.
          inMemoryBlockOnConsumed: points,
          insuranceLimiter: local,
        })
      : local;
    return { points, used, local };
  });
}

/**
 * Takes one point for the key; fails with `error` and the whole seconds to wait when the budget is used up. All
 * instances share the budget through Redis; without it each has its share.
 */
export async function spend(
  budget: Budget,
  key: string,
  error: ErrorCode = 'too_many_requests',
): Promise<void> {
  const { points, used, local } = limitersOf(budget);
  local.points = instanceShare(points);
  try {
    await used.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    fail(error, { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) });
  }
}
