import { Redis } from 'ioredis';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

function unreachable(error: Error): void {
  log().warn({ err: error }, 'redis is not reachable');
}

/** The shared store of several instances; undefined when one instance runs alone. */
export function redis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return singleton('redis', () => {
    const client = new Redis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: false });
    client.on('error', unreachable);
    return client;
  });
}

/** A line of its own for telling others: what is said while the store is away for a moment waits. */
export function publisherConnection(shared: Redis): Redis {
  const connection = shared.duplicate({ enableOfflineQueue: true });
  connection.on('error', unreachable);
  return connection;
}

/** A line of its own for listening: it waits for the store however long that is away, and hears again then. */
export function subscriberConnection(shared: Redis): Redis {
  const connection = shared.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  connection.on('error', unreachable);
  return connection;
}
