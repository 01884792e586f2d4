import { Redis } from 'ioredis';
import { SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';
import { KEEP_ALIVE_AFTER_MS } from './limits.ts';

/** A connection that answers nothing for this time is replaced. */
const ANSWER_WITHIN_MS = SECOND;
/** How often a connection that only listens is checked. */
const CHECK_EVERY_MS = 2 * SECOND;
const RETRY_STEP_MS = 50;
const MAX_RETRY_MS = SECOND;

function unreachable(error: Error): void {
  log().warn({ err: error }, 'redis unreachable');
}

/** The Redis connection shared by several instances; undefined when one instance runs alone. */
export function redis(): Redis | undefined {
  const url = env().REDIS_URL;
  if (url === undefined) return undefined;
  return singleton('redis', () => {
    const client = new Redis(url, {
      // Callers go on without Redis instead of waiting for a new connection.
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      socketTimeout: ANSWER_WITHIN_MS,
      keepAlive: KEEP_ALIVE_AFTER_MS,
      retryStrategy: (tries) => Math.min(tries * RETRY_STEP_MS, MAX_RETRY_MS),
    });
    client.on('error', unreachable);
    return client;
  });
}

/** A dedicated connection for publishing: messages are queued while Redis is briefly unreachable. */
export function publisherConnection(shared: Redis): Redis {
  const connection = shared.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: 2 });
  connection.on('error', unreachable);
  return connection;
}

/**
 * A dedicated connection for subscribing: it retries without limit until Redis is reachable, then subscribes
 * again. It is checked, because a connection that only listens would not notice that the other end is gone.
 */
export function subscriberConnection(shared: Redis): Redis {
  const connection = shared.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  connection.on('error', unreachable);
  const timer = setInterval(() => {
    if (connection.status === 'ready') connection.ping().catch(() => undefined);
  }, CHECK_EVERY_MS);
  connection.once('end', () => {
    clearInterval(timer);
  });
  return connection;
}
