import { env } from '../kernel/env.ts';

export type Rate = {
  /** How many events may come at once. */
  readonly burst: number;
  readonly perMinute: number;
};

/** Rate limit as a token bucket: a burst, refilled at a constant rate. Stores two numbers. */
export class Allowance {
  #left: number;
  #at = performance.now();

  constructor({ burst }: Rate) {
    this.#left = burst * env().RATE_LIMIT_FACTOR;
  }

  /** Takes one; returns 0, or how many seconds to wait for the next. */
  take(rate: Rate): number {
    const perSecond = (rate.perMinute / 60) * env().RATE_LIMIT_FACTOR;
    const now = performance.now();
    const refilled = this.#left + ((now - this.#at) / 1_000) * perSecond;
    this.#left = Math.min(rate.burst * env().RATE_LIMIT_FACTOR, refilled);
    this.#at = now;
    if (this.#left < 1) return Math.ceil((1 - this.#left) / perSecond);
    this.#left -= 1;
    return 0;
  }

  /** Whether none was taken for so long that a new bucket would be the same. */
  isIdle(forMs: number): boolean {
    return performance.now() - this.#at > forMs;
  }
}
