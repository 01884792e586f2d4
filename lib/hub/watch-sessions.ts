import type { Server } from 'socket.io';
import { sessionCache } from '../identity/session-cache.ts';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { endedSessions } from '../realtime/ended-sessions.ts';
import { sessionRoom, sessionsOf } from '../realtime/rooms.ts';

/** A session that another process ended only in the database is closed here within five seconds. */
const CHECK_INTERVAL_MS = 4_000;

/**
 * Closes the sockets of ended sessions that only receive: those that send are checked at each event. Drops
 * expired entries of the session cache. Returns the function that stops it.
 */
export function watchSessions(io: Server): () => void {
  const checkSessions = async (): Promise<void> => {
    sessionCache.purgeStale();
    const ids = sessionsOf(io.sockets.adapter.rooms.keys());
    for (const id of await endedSessions(ids, clock.now())) {
      io.local.in(sessionRoom(id)).disconnectSockets(true);
    }
  };
  const timer = setInterval(() => {
    checkSessions().catch((error: unknown) => {
      log().error({ err: error }, 'socket session check failed');
    });
  }, CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
