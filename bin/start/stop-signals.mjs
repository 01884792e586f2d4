import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the user, the system or the end of npm asks this process to stop. */
export function whenAskedToStop() {
  const signals = new Promise((asked) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => asked());
  });
  return Promise.race([signals, endOfNpm()]);
}

// A killed npm leaves its script running under a new parent. If the process was not started by npm, being
// orphaned is no request to stop.
async function endOfNpm() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return new Promise(() => undefined);
  while (process.ppid === parent) await sleep(500, undefined, { ref: false });
}
