import { log } from '../kernel/log.ts';
import { createCache } from '../kernel/cache.ts';
import { env } from '../kernel/env.ts';
import { singleton } from '../kernel/singleton.ts';
import { OWN_WRITES_MS } from './limits.ts';
import { redis } from './redis.ts';

/** Those who wrote on this instance lately. */
const here = createCache<number>('own-writes', { max: 50_000 });
/** Since when Redis has answered without a break, as a time of `performance.now()`. */
const shared = () =>
  singleton('own-writes-shared', () => {
    const state = { since: Infinity };
    redis()?.on('close', () => {
      state.since = Infinity;
    });
    return state;
  });

const keyOf = (ownerId: string): string => `wrote:${ownerId}`;

/**
 * Called when a call or an event of a member has ended that may have written, before it is answered: for
 * `OWN_WRITES_MS` this member reads from the primary, on every instance. Without a replica it does nothing.
 */
export async function noteOwnWrite(ownerId: string): Promise<void> {
  if (env().DATABASE_READ_URL === undefined) return;
  here.set(ownerId, performance.now());
  try {
    await redis()?.set(keyOf(ownerId), '1', 'PX', OWN_WRITES_MS);
  } catch (error) {
    log().warn({ err: error }, 'write not noted for other instances');
  }
}

/** Whether what this member wrote may be missing on the replica. */
export async function hasWrittenLately(ownerId: string): Promise<boolean> {
  const now = performance.now();
  const at = here.get(ownerId);
  if (at !== undefined && now - at < OWN_WRITES_MS) return true;
  const others = redis();
  if (!others) return false;
  const state = shared();
  try {
    if ((await others.exists(keyOf(ownerId))) > 0) return true;
    state.since = Math.min(state.since, now);
    // What was noted while Redis was away, or before it restarted, is lost.
    return now - state.since < OWN_WRITES_MS;
  } catch {
    state.since = Infinity;
    return true;
  }
}
