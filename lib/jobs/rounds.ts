/**
 * Runs one round after the other, never two at once. Whoever asks during a round shares the one that
 * follows it, for theirs may have come too late for what is running. A round that failed is its askers'
 * to tell; the next one runs all the same.
 */
export function rounds(run: () => Promise<unknown>) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const round = (): Promise<void> => {
    if (waiting) return waiting;
    waiting = last.then(async () => {
      waiting = undefined;
      await run();
    });
    last = waiting.catch(() => undefined);
    return waiting;
  };
  return { round, settled: () => last };
}
