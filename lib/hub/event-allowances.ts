import { Allowance, type Rate } from '../realtime/allowance.ts';

const SWEEP_MS = 60_000;

/**
 * Rate limits for one kind of event, one per member or operator, whatever the number of their sockets. They
 * exist only in this process: on two instances a member may send twice as much, and no message waits for a
 * shared store.
 */
class EventAllowances {
  readonly #rate: Rate;
  readonly #byOwner = new Map<string, Allowance>();
  #sweptAt = performance.now();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one; returns 0, or how many seconds to wait for the next. */
  take(ownerId: string): number {
    this.#sweep();
    let allowance = this.#byOwner.get(ownerId);
    if (!allowance) {
      allowance = new Allowance(this.#rate);
      this.#byOwner.set(ownerId, allowance);
    }
    return allowance.take(this.#rate);
  }

  /** Drops those whose allowance is full again. */
  #sweep(): void {
    if (performance.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = performance.now();
    const fullAfterMs = (this.#rate.burst / this.#rate.perMinute) * 60_000;
    for (const [ownerId, allowance] of this.#byOwner) {
      if (allowance.isIdle(fullAfterMs)) this.#byOwner.delete(ownerId);
    }
  }
}

/** The function that takes one event of a name from its owner's allowance, for the events with a rate of their own. */
export function eventAllowances(
  events: ReadonlyMap<string, { readonly rate?: Rate }>,
): (name: string, ownerId: string) => number {
  const byEvent = new Map(
    [...events].flatMap(([name, { rate }]) =>
      rate ? [[name, new EventAllowances(rate)] as const] : [],
    ),
  );
  return (name, ownerId) => byEvent.get(name)?.take(ownerId) ?? 0;
}
