import { sessionCache } from './session/session-cache.ts';

/**
 * For functions that have just changed what a session lookup returns (level, state, card check): the next
 * lookup in this process reads the rows again. Other instances do so within five seconds. `id`: member or
 * session.
 */
export function forgetViewer(id: string): void {
  sessionCache().forget(id);
}
