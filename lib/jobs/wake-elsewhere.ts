import { subscriberConnection, redis } from '../db/redis.ts';
import { log } from '../kernel/log.ts';
import { installWake } from './wake.ts';

const CHANNEL = 'wake-jobs';

/** For an instance without a worker: what its verbs make due wakes the workers elsewhere, if Redis joins them. */
export function wakeElsewhere(): void {
  const shared = redis();
  if (!shared) return;
  installWake((atMs = 0) => {
    shared.publish(CHANNEL, String(atMs)).catch((error: unknown) => {
      log().warn({ err: error }, 'the workers could not be woken');
    });
  });
}

/** Calls back for what instances without a worker make due. Returns how to end it. */
export function subscribeWakes(wake: (atMs: number) => void): () => void {
  const shared = redis();
  if (!shared) return () => undefined;
  const connection = subscriberConnection(shared);
  connection.on('message', (_channel, atMs) => {
    wake(Number(atMs));
  });
  // Not waited for: rows are the truth, and a worker works without being woken.
  connection.subscribe(CHANNEL).catch((error: unknown) => {
    log().warn({ err: error }, 'the worker cannot be woken from elsewhere');
  });
  return () => {
    connection.disconnect();
  };
}
