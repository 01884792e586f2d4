import { redis, subscriberConnection } from '../db/redis.ts';
import { log } from '../kernel/log.ts';
import { installWake } from '../queue/wake.ts';

const CHANNEL = 'wake-jobs';

/**
 * For an instance without a worker: due work created by its verbs wakes the workers of other instances, if
 * Redis is configured.
 */
export function wakeElsewhere(): void {
  const shared = redis();
  if (!shared) return;
  installWake((atMs = 0) => {
    shared.publish(CHANNEL, String(atMs)).catch((error: unknown) => {
      log().warn({ err: error }, 'worker wake-up publish failed');
    });
  });
}

/** Calls `wake` when an instance without a worker creates due work. Returns a function that unsubscribes. */
export function subscribeWakes(wake: (atMs: number) => void): () => void {
  const shared = redis();
  if (!shared) return () => undefined;
  const connection = subscriberConnection(shared);
  connection.on('message', (_channel, atMs) => {
    wake(Number(atMs));
  });
  // The library's own subscription after a lost connection would reject with nobody to catch it. Not awaited: the
  // rows are authoritative, and a worker also runs without being woken.
  connection.on('ready', () => {
    connection.subscribe(CHANNEL).catch((error: unknown) => {
      log().warn({ err: error }, 'worker wake-up subscription failed');
    });
  });
  return () => {
    connection.disconnect();
  };
}
