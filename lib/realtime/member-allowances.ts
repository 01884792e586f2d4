import { Allowance, type Rate } from './allowance.ts';

const SWEEP_MS = 60_000;

/**
 * Rate limits for one kind of event, one per member, whatever the number of their sockets. They exist only in
 * this process: on two instances a member may send twice as much, and no message waits for a shared store.
 */
export class MemberAllowances {
  readonly #rate: Rate;
  readonly #byMember = new Map<string, Allowance>();
  #sweptAt = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one; returns 0, or how many seconds to wait for the next. */
  take(memberId: string): number {
    this.#sweep();
    let allowance = this.#byMember.get(memberId);
    if (!allowance) {
      allowance = new Allowance(this.#rate);
      this.#byMember.set(memberId, allowance);
    }
    return allowance.take(this.#rate);
  }

  /** Drops members whose allowance is full again. */
  #sweep(): void {
    if (performance.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = performance.now();
    const fullAfterMs = (this.#rate.burst / this.#rate.perMinute) * 60_000;
    for (const [memberId, allowance] of this.#byMember) {
      if (allowance.isIdle(fullAfterMs)) this.#byMember.delete(memberId);
    }
  }
}
