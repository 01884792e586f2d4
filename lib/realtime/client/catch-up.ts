/** Many tabs hear at once that they missed something; they ask one after the other. */
const SPREAD_MS = 3_000;

/** Who fetches what was missed, and when they are asked to. */
export class CatchUp {
  readonly #listeners = new Set<() => void>();
  #soon: ReturnType<typeof setTimeout> | null = null;

  /** Returns what ends it. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly now = (): void => {
    this.forget();
    for (const listener of this.#listeners) listener();
  };

  /** Within three seconds, once for however many ask. */
  soon(): void {
    this.#soon ??= setTimeout(this.now, Math.random() * SPREAD_MS);
  }

  /** What was to be asked soon is asked no more. */
  forget(): void {
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#soon = null;
  }
}
