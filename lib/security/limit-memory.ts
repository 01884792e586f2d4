const CHECK_INTERVAL_MS = 50;

/**
 * Ends this process with code 1 when it holds more memory than `most` bytes, that of native libraries included,
 * which the limit of the JavaScript heap does not cover.
 */
export function limitMemory(most: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(1);
  }, CHECK_INTERVAL_MS).unref();
}
