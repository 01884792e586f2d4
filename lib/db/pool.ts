import pg from 'pg';
import { env } from '../kernel/env.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

/** The process's one pool: Prisma and the hand-written statements share its connections and settings. */
export function pool(): pg.Pool {
  return singleton('pool', () => {
    const created = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
    });
    created.on('error', (error) => {
      log().warn({ err: error }, 'idle database connection lost');
    });
    return created;
  });
}
