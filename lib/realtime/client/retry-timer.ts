/** Before the first repetition; each further one waits twice as long. */
const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Repeats failed work after growing delays: 2 s, 4 s, … 30 s. A later request replaces the one before it. */
export class RetryTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Runs `work` after the next delay. */
  schedule(work: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, Math.min(FIRST_MS * 2 ** this.#failures, LONGEST_MS));
    this.#failures += 1;
  }

  /** Cancels the repetition, after a success or because nobody needs the work any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
  }
}
