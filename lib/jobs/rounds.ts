/**
 * Runs rounds one after the other, never two at once. Callers during a round share the next one, because the
 * running round may have missed their work. A failed round rejects for its callers; the next one runs all the
 * same.
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
