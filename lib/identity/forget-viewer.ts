import { NO_SESSION, sessionCache } from './session-cache.ts';

/**
 * For functions that have just changed what a session lookup returns (level, state, card check): the next
 * lookup in this process reads the rows again. Other instances do so within five seconds. `id`: member or
 * session.
 */
export function forgetViewer(id: string): void {
  sessionCache.forEach((viewer, hash) => {
    if (viewer !== NO_SESSION && (viewer.memberId === id || viewer.sessionId === id)) {
      sessionCache.delete(hash);
    }
  });
}
