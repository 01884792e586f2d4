import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';
import { connectionSettings } from './connection-settings.ts';
import { GuardedPool } from './guarded-pool.ts';
import { CONNECTION_LIFETIME_S } from './limits.ts';

/** The process's one pool: Prisma and the hand-written statements share its connections and settings. */
export function pool(): GuardedPool {
  return singleton('pool', () => {
    const created = new GuardedPool({
      ...connectionSettings(),
      max: env().DATABASE_POOL,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    });
    created.on('error', (error) => {
      log().warn({ err: error }, 'idle database connection lost');
    });
    return created;
  });
}
