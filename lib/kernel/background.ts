import { log } from './log.ts';
import { singleton } from './singleton.ts';
import { underWay } from './under-way.ts';

const running = () => singleton('background', () => new Set<Promise<void>>());

/**
 * Starts work that the answer does not wait for, so that the time of the answer shows nothing of it. A failure
 * is logged under `name`.
 */
export function inBackground(name: string, work: () => Promise<void>): void {
  const done = new Promise<void>((resolve) => {
    setImmediate(() => {
      underWay(work)
        .catch((error: unknown) => {
          log().error({ err: error, work: name }, 'background work failed');
        })
        .finally(resolve);
    });
  });
  running().add(done);
  void done.then(() => running().delete(done));
}

/** Resolves when everything started so far has ended: at a stop, and in tests. */
export async function backgroundEnded(): Promise<void> {
  await Promise.all(running());
}
