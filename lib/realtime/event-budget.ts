import { env } from '../kernel/env.ts';

const BURST = 40;
const PER_SECOND = 10;

/** A socket's own allowance of events: a burst, refilled steadily. Two numbers a socket. */
export class EventBudget {
  #left = BURST * env().RATE_LIMIT_FACTOR;
  #at = performance.now();

  /** Takes one; false when the socket talks too fast. */
  take(): boolean {
    const now = performance.now();
    const factor = env().RATE_LIMIT_FACTOR;
    const refill = ((now - this.#at) / 1_000) * PER_SECOND * factor;
    this.#left = Math.min(BURST * factor, this.#left + refill);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
