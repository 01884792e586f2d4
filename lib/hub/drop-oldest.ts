import type { Namespace, Socket } from 'socket.io';

const MAX_SOCKETS = 10;

/**
 * Many tabs are fine, a leak is not: beyond ten sockets in their owner's room the oldest is disconnected. True
 * when one was.
 */
export function dropOldest(namespace: Namespace, socket: Socket, ownRoom: string): boolean {
  const ids = namespace.adapter.rooms.get(ownRoom);
  if (!ids || ids.size <= MAX_SOCKETS) return false;
  const [oldest] = ids;
  if (oldest === undefined || oldest === socket.id) return false;
  namespace.sockets.get(oldest)?.disconnect(true);
  return true;
}
