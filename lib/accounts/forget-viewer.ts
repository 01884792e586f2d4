import { sessionCache } from './session/session-cache.ts';

/**
 * For verbs that have just changed what a session look-up tells (level, state, card check): the next look-up
 * of this process reads the rows again. Other instances do within five seconds. `id`: member or session.
 */
export function forgetViewer(id: string): void {
  sessionCache().forget(id);
}
