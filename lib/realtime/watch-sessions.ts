import type { Server } from 'socket.io';
import { sessionCache } from '../accounts/session/session-cache.ts';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { endedSessions } from './ended-sessions.ts';
import { sessionRoom, sessionsOf } from './rooms.ts';

/** A session that another process ended in the database alone is over here within five seconds. */
const CHECK_INTERVAL_MS = 4_000;

/**
 * Closes what only listens: sockets that speak are checked at each event. Forgets looked-up sessions of
 * those who left. Returns how to end it.
 */
export function watchSessions(io: Server): () => void {
  const checkSessions = async (): Promise<void> => {
    sessionCache().sweep(clock.ms());
    const ids = sessionsOf(io.sockets.adapter.rooms.keys());
    for (const id of await endedSessions(ids, clock.now())) {
      io.local.in(sessionRoom(id)).disconnectSockets(true);
    }
  };
  const timer = setInterval(() => {
    checkSessions().catch((error: unknown) => {
      log().error({ err: error }, 'the sessions of open sockets could not be checked');
    });
  }, CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
