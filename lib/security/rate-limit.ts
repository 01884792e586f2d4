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

export type Budget = { readonly name: string; readonly points: number; readonly seconds: number };

function limiter(budget: Budget): RateLimiterAbstract {
  return singleton(`limit.${budget.name}`, () => {
    const options = {
      keyPrefix: budget.name,
      points: budget.points * env().RATE_LIMIT_FACTOR,
      duration: budget.seconds,
    };
    const store = redis();
    return store
      ? new RateLimiterRedis({
          ...options,
          storeClient: store,
          // Who is refused is refused without the store too.
          inMemoryBlockOnConsumed: options.points,
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMemory(options);
  });
}

/** Takes one point for the key; fails with `error` and the whole seconds to wait when the budget is used up. */
export async function spend(
  budget: Budget,
  key: string,
  error: ErrorCode = 'too_many_requests',
): Promise<void> {
  try {
    await limiter(budget).consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    fail(error, { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) });
  }
}
