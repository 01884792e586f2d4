import { singleton } from '../../kernel/singleton.ts';
import type { MemberViewer } from '../viewer.ts';

const TTL_MS = 5_000;
const MOST = 50_000;

type CacheEntry = { readonly viewer: MemberViewer | null; readonly until: number };

/** Caches sessions for five seconds at most, so that a revoked one ends within that time on every instance. */
export class SessionCache {
  readonly #entries = new Map<string, CacheEntry>();

  get(tokenHash: string, at: number): MemberViewer | null | undefined {
    const found = this.#entries.get(tokenHash);
    if (!found) return undefined;
    if (found.until > at && found.until <= at + TTL_MS) return found.viewer;
    this.#entries.delete(tokenHash);
    return undefined;
  }

  set(tokenHash: string, viewer: MemberViewer | null, at: number): void {
    if (this.#entries.size >= MOST) this.#entries.clear();
    this.#entries.set(tokenHash, { viewer, until: at + TTL_MS });
  }

  /** Drops expired entries: thousands of them may never be requested again. */
  sweep(at: number): void {
    for (const [hash, { until }] of this.#entries) {
      if (until <= at) this.#entries.delete(hash);
    }
  }

  /** Drops the cached sessions of a member or one session: their rows have just changed. */
  forget(id: string): void {
    for (const [hash, { viewer }] of this.#entries) {
      if (viewer && (viewer.memberId === id || viewer.sessionId === id)) this.#entries.delete(hash);
    }
  }
}

/** The cache of this process. */
export function sessionCache(): SessionCache {
  return singleton('session-cache', () => new SessionCache());
}
