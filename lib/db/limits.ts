import { MINUTE, SECOND } from '../kernel/clock.ts';

/** A new connection is ready, or a free one found, within this time. */
export const CONNECT_WITHIN_MS = 5 * SECOND;
/** PostgreSQL ends a statement that takes longer; the longest are counts over all members. */
export const STATEMENT_WITHIN_MS = 2 * MINUTE;
/** Longer than a statement may take: only a dead connection answers nothing for this time. */
export const QUERY_WITHIN_MS = STATEMENT_WITHIN_MS + 5 * SECOND;
/** The same for the prepared statements of sends and claims, which take milliseconds. */
export const PREPARED_WITHIN_MS = 30 * SECOND;
/** A statement that waits longer for a lock is ended. */
export const LOCK_WITHIN_MS = 10 * SECOND;
/** Longer than the longest transaction of the app; PostgreSQL ends one whose process hangs. */
export const IDLE_IN_TRANSACTION_MS = 30 * SECOND;
/** Idle time after which the operating system checks a connection. */
export const KEEP_ALIVE_AFTER_MS = 10 * SECOND;
/** Seconds after which a connection is replaced, which also frees its prepared statements. */
export const CONNECTION_LIFETIME_S = 1_800;
/** How often an instance checks the database, and how long an answer may take: together less than 2 s. */
export const PROBE_EVERY_MS = 500;
export const PROBE_WITHIN_MS = SECOND;
/** How often a connection that listens notifies itself, and how long the notification may take. */
export const HEARTBEAT_EVERY_MS = 5 * SECOND;
export const RECEIVED_WITHIN_MS = 2 * SECOND;
/** When a listener subscribes again after its connection ended. */
export const LISTEN_AGAIN_MS = 5 * SECOND;
/** How old what a replica shows may be, see `queryReplica`. */
export const REPLICA_STALE_MS = 2 * SECOND;
/** Who has written reads from the primary for this time, which must be longer than `REPLICA_STALE_MS`. */
export const OWN_WRITES_MS = 3 * SECOND;
/** Seconds after which a caller may try again while the database does not answer. */
export const RETRY_AFTER_S = 2;
/** Statement texts that are prepared, and texts remembered after their first use. */
export const MAX_PREPARED = 500;
export const MAX_SEEN = 2_000;
