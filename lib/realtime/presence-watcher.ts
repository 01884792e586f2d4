import type { Socket } from 'socket.io';
import { isPresenceRoom, presenceRoom } from './rooms.ts';

/** Lets a socket hear of one profile's presence, or of nobody's. Who is looked at now, or null. */
export type WatchPresence = (
  angelId: string | null,
  /** The member, if they may be seen. */
  see: (angelId: string) => Promise<string | null>,
) => Promise<string | null>;

/** How one socket changes whom it looks at: the last wish counts, however long the one before is checked. */
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
    // Whoever hid or blocked in between emptied the room before this socket was in it.
    const seen = await see(angelId);
    if (own !== requestId) return null;
    if (seen === null) await unwatch();
    return seen;
  };
}
