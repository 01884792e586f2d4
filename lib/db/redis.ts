import { Redis } from 'ioredis';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

function unreachable(error: Error): void {
  log().warn({ err: error }, 'redis unreachable');
}

/** The Redis connection shared by several instances; undefined when one instance runs alone. */
export function redis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return singleton('redis', () => {
    const client = new Redis(url, { maxRetriesPerRequest: 2, enableOfflineQueue: false });
    client.on('error', unreachable);
    return client;
  });
}

/** A dedicated connection for publishing: messages are queued while Redis is briefly unreachable. */
export function publisherConnection(shared: Redis): Redis {
  const connection = shared.duplicate({ enableOfflineQueue: true });
  connection.on('error', unreachable);
  return connection;
}

/** A dedicated connection for subscribing: it retries without limit until Redis is reachable, then subscribes again. */
export function subscriberConnection(shared: Redis): Redis {
  const connection = shared.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  connection.on('error', unreachable);
  return connection;
}
