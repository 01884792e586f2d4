import { MINUTE, SECOND } from '../kernel/clock.ts';

/** How long a connection may wait (options of Node's `createServer`). */
export const CONNECTION_LIMITS = {
  keepAliveTimeout: 65 * SECOND,
  /** All headers of a request must arrive within this time: a half-open request holds a connection. */
  headersTimeout: 10 * SECOND,
  /** The whole request: an upload of 10 MB over a slow line. */
  requestTimeout: 5 * MINUTE,
  /** How often connections are checked against these times. */
  connectionsCheckingInterval: 5 * SECOND,
} as const;
