/** Limits typing events: another one to the same receiver passes after `everyMs`, to another receiver at once. */
export class TypingThrottle {
  readonly #everyMs: number;
  #receiver: string | null = null;
  #sentAt = 0;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  /** Whether an event may be sent now; counts it as sent. */
  pass(receiver: string): boolean {
    const now = Date.now();
    if (receiver === this.#receiver && now - this.#sentAt < this.#everyMs) return false;
    this.#receiver = receiver;
    this.#sentAt = now;
    return true;
  }
}
