import { createCache } from '../kernel/cache.ts';
import type { MemberViewer } from './viewer.ts';
import { SESSION_CACHED_MS } from '../security/limits.ts';

/** Cached for a token without a session. */
export const NO_SESSION = 'no session';

/**
 * The viewer of each session by the hash of its token. Cached for five seconds at most, so that a revoked
 * session ends within that time on every instance.
 */
export const sessionCache = createCache<MemberViewer | typeof NO_SESSION>('sessions', {
  max: 50_000,
  ttlMs: SESSION_CACHED_MS,
});
