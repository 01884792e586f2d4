import { singleton } from '../../kernel/singleton.ts';
import type { MemberViewer } from '../viewer.ts';

const KEPT_MS = 5_000;
const MOST = 50_000;

type Kept = { readonly viewer: MemberViewer | null; readonly until: number };

/** Looked-up sessions for five seconds at most, so that a revoked one ends within that time everywhere. */
export class SessionCache {
  readonly #kept = new Map<string, Kept>();

  get(tokenHash: string, at: number): MemberViewer | null | undefined {
    const found = this.#kept.get(tokenHash);
    if (!found) return undefined;
    if (found.until > at && found.until <= at + KEPT_MS) return found.viewer;
    this.#kept.delete(tokenHash);
    return undefined;
  }

  set(tokenHash: string, viewer: MemberViewer | null, at: number): void {
    if (this.#kept.size >= MOST) this.#kept.clear();
    this.#kept.set(tokenHash, { viewer, until: at + KEPT_MS });
  }

  /** Drops what holds no longer: thousands may have come once and not again. */
  sweep(at: number): void {
    for (const [hash, { until }] of this.#kept) {
      if (until <= at) this.#kept.delete(hash);
    }
  }

  /** Forgets what is kept of a member or a session: their rows have just changed. */
  forget(id: string): void {
    for (const [hash, { viewer }] of this.#kept) {
      if (viewer && (viewer.memberId === id || viewer.sessionId === id)) this.#kept.delete(hash);
    }
  }
}

/** The one of this process. */
export function sessionCache(): SessionCache {
  return singleton('session-cache', () => new SessionCache());
}
