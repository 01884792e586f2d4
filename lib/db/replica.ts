import { log } from '../kernel/log.ts';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import { connectionSettings } from './connection-settings.ts';
import { GuardedPool } from './guarded-pool.ts';
import { CONNECTION_LIFETIME_S, PROBE_WITHIN_MS, REPLICA_STALE_MS } from './limits.ts';

/** Time of `performance.now()` up to which the replica is known to have everything that was committed. */
const known = () => singleton('replica-known', () => ({ upTo: -Infinity }));

/** What the replica was found to have; -Infinity when it does not answer. Never moves back otherwise. */
export function noteReplica(upTo: number): void {
  const state = known();
  state.upTo = upTo === -Infinity ? upTo : Math.max(state.upTo, upTo);
}

/** How old what the replica shows may be, in milliseconds; Infinity without a replica that answers. */
export function replicaAgeMs(): number {
  return performance.now() - known().upTo;
}

/** The connections to `DATABASE_READ_URL`, a hot standby of the database. */
export function replicaPool(): GuardedPool | undefined {
  const url = env().DATABASE_READ_URL;
  if (url === undefined) return undefined;
  return singleton('replica-pool', () => {
    const created = new GuardedPool({
      ...connectionSettings(url),
      connectionTimeoutMillis: PROBE_WITHIN_MS,
      max: env().DATABASE_POOL,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    });
    created.on('error', (error) => {
      log().warn({ err: error }, 'idle replica connection lost');
    });
    return created;
  });
}

/** The replica's connections while what it shows is at most `REPLICA_STALE_MS` old. */
export function freshReplica(): GuardedPool | undefined {
  return replicaAgeMs() <= REPLICA_STALE_MS ? replicaPool() : undefined;
}
