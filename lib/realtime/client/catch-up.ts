import { CATCH_UP_SPREAD_MS } from '../limits.ts';

/** Listeners that fetch missed events, and when they are called. */
export class CatchUp {
  readonly #listeners = new Set<() => void>();
  #soon: ReturnType<typeof setTimeout> | null = null;

  /** Returns the function that unsubscribes. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly now = (): void => {
    this.forget();
    for (const listener of this.#listeners) listener();
  };

  /** Calls the listeners within three seconds, once for any number of requests. */
  soon(): void {
    this.#soon ??= setTimeout(this.now, Math.random() * CATCH_UP_SPREAD_MS);
  }

  /** Cancels the scheduled call. */
  forget(): void {
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#soon = null;
  }
}
