/** A map that drops its oldest and its expired entries: for values that may be slightly outdated. */
export class TimedMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();
  readonly #most: number;
  readonly #ttlMs: number;

  constructor(most: number, ttlMs: number) {
    this.#most = most;
    this.#ttlMs = ttlMs;
  }

  get(key: string, nowMs: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // After a test sets the clock back, an entry must still expire.
    if (entry.until > nowMs && entry.until <= nowMs + this.#ttlMs) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: Value, nowMs: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: nowMs + this.#ttlMs });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#most && oldest.done !== true) this.#entries.delete(oldest.value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
