import type { Socket } from 'socket.io';
import { isPresenceRoom, presenceRoom } from './rooms.ts';

/** Subscribes a socket to one profile's presence, or to none. Returns the profile's member, or null. */
export type WatchPresence = (
  angelId: string | null,
  /** Returns the member if their presence may be shown. */
  see: (angelId: string) => Promise<string | null>,
) => Promise<string | null>;

/**
 * Switches the presence subscription of one socket: the last request wins, however long the check of the
 * previous one takes.
 */
export function presenceWatcher(socket: Socket): WatchPresence {
  let requestId = 0;
  const unwatch = async (): Promise<void> => {
    for (const room of [...socket.rooms].filter(isPresenceRoom)) await socket.leave(room);
  };
  return async (angelId, see) => {
    requestId += 1;
    const own = requestId;
    await unwatch();
    if (angelId === null || (await see(angelId)) === null || own !== requestId) return null;
    await socket.join(presenceRoom(angelId));
    // A member who hid their presence or blocked in between removed the room's sockets before this one
    // joined.
    const seen = await see(angelId);
    if (own !== requestId) return null;
    if (seen === null) await unwatch();
    return seen;
  };
}
