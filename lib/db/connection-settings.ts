import type { ClientConfig } from 'pg';
import { env } from '../kernel/env.ts';
import {
  CONNECT_WITHIN_MS,
  IDLE_IN_TRANSACTION_MS,
  KEEP_ALIVE_AFTER_MS,
  LOCK_WITHIN_MS,
  QUERY_WITHIN_MS,
  STATEMENT_WITHIN_MS,
} from './limits.ts';

/** Settings of each connection of the app, so that none waits without end; by default to the primary. */
export function connectionSettings(connectionString = env().DATABASE_URL): ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    query_timeout: QUERY_WITHIN_MS,
    lock_timeout: LOCK_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}
