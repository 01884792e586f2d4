import { REQUEST_RETRY_MAX_MS, REQUEST_RETRY_MS } from '../limits.ts';

/** Repeats failed work after growing delays: 2 s, 4 s, … 30 s. A later request replaces the one before it. */
export class RetryTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Runs `work` after the next delay. */
  schedule(work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      work,
      Math.min(REQUEST_RETRY_MS * 2 ** this.#failures, REQUEST_RETRY_MAX_MS),
    );
    this.#failures += 1;
  }

  /** Cancels the repetition, after a success or because nobody needs the work any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
