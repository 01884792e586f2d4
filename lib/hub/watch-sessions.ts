import type { Namespace } from 'socket.io';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';

/** A session that another process ended only in the database is closed here within five seconds. */
export const SESSION_CHECK_INTERVAL_MS = 4_000;

/**
 * Closes the sockets of ended sessions that only receive: those that send are checked at each event. Returns
 * the function that stops it.
 */
export function watchSessions(
  namespace: Namespace,
  endedRooms: (rooms: Iterable<string>, now: Date) => Promise<readonly string[]>,
): () => void {
  const checkSessions = async (): Promise<void> => {
    for (const room of await endedRooms(namespace.adapter.rooms.keys(), clock.now())) {
      namespace.local.in(room).disconnectSockets(true);
    }
  };
  const timer = setInterval(() => {
    checkSessions().catch((error: unknown) => {
      log().error({ err: error, namespace: namespace.name }, 'socket session check failed');
    });
  }, SESSION_CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
