import { Redis, type RedisOptions } from 'ioredis';
import { SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import type { RedisAddress } from '../kernel/redis-address.ts';
import { singleton } from '../kernel/singleton.ts';
import { KEEP_ALIVE_AFTER_MS } from './limits.ts';

/** A connection that answers nothing for this time is replaced. */
const ANSWER_WITHIN_MS = SECOND;
/** A host that is gone answers no attempt to connect, and another one may lead by then. */
const CONNECT_WITHIN_MS = 2 * SECOND;
/** How often a connection that only listens is checked. */
const CHECK_EVERY_MS = 2 * SECOND;
const RETRY_STEP_MS = 50;
const MAX_RETRY_MS = SECOND;

function unreachable(error: Error): void {
  log().warn({ err: error }, 'redis unreachable');
}

const retryStrategy = (tries: number): number => Math.min(tries * RETRY_STEP_MS, MAX_RETRY_MS);

const OPTIONS = {
  // Callers go on without Redis instead of waiting for a new connection.
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  connectTimeout: CONNECT_WITHIN_MS,
  socketTimeout: ANSWER_WITHIN_MS,
  keepAlive: KEEP_ALIVE_AFTER_MS,
  retryStrategy,
  // A server that leads no more refuses writes: the one that leads is looked up again.
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
} satisfies RedisOptions;

function connect(address: RedisAddress): Redis {
  if ('url' in address) return new Redis(address.url, OPTIONS);
  const { sentinels, name, tls, username, password, sentinelPassword } = address;
  return new Redis({
    ...OPTIONS,
    sentinels: sentinels.map(({ host, port }) => ({ host, port })),
    name,
    username,
    password,
    sentinelPassword,
    enableTLSForSentinelMode: tls,
    tls: tls ? {} : undefined,
    sentinelTLS: tls ? {} : undefined,
    sentinelCommandTimeout: ANSWER_WITHIN_MS,
    sentinelRetryStrategy: retryStrategy,
    sentinelReconnectStrategy: retryStrategy,
    // An announcement that comes during an attempt to connect would end the connection for good. A leader that is
    // gone answers no check, and one that leads no more refuses writes.
    failoverDetector: false,
  });
}

/** The Redis connection shared by several instances; undefined when one instance runs alone. */
export function redis(): Redis | undefined {
  const address = env().REDIS_URL;
  if (address === undefined) return undefined;
  return singleton('redis', () => {
    const client = connect(address);
    client.on('error', unreachable);
    return client;
  });
}

/** For a caller that subscribes itself each time the connection is `ready`. */
export const NOT_SUBSCRIBED_AGAIN = { autoResubscribe: false } satisfies RedisOptions;

/**
 * A dedicated connection for a caller that subscribes each time it is `ready`: it is made again until Redis is
 * reachable. It is checked, because a connection that only listens would not notice that the other end is gone.
 */
export function subscriberConnection(shared: Redis): Redis {
  const connection = shared.duplicate(NOT_SUBSCRIBED_AGAIN);
  connection.on('error', unreachable);
  const timer = setInterval(() => {
    if (connection.status === 'ready') connection.ping().catch(() => undefined);
  }, CHECK_EVERY_MS);
  connection.once('end', () => {
    clearInterval(timer);
  });
  return connection;
}
