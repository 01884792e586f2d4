import { redis } from '../db/redis.ts';
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
export async function hearWakes(wake: (atMs: number) => void): Promise<() => void> {
  const shared = redis();
  if (!shared) return () => undefined;
  const listening = shared.duplicate({ enableOfflineQueue: true });
  listening.on('message', (_channel, atMs) => {
    wake(Number(atMs));
  });
  await listening.subscribe(CHANNEL);
  return () => {
    listening.disconnect();
  };
}
