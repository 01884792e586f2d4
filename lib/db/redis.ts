import { Redis } from 'ioredis';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

/** The shared store of several instances; undefined when one instance runs alone. */
export function redis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return singleton('redis', () => {
    const client = new Redis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: false });
    client.on('error', (error: Error) => {
      log().warn({ err: error.message }, 'redis is not reachable');
    });
    return client;
  });
}
