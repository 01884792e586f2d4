import type { Socket } from 'socket.io';
import { isSeenRoom, seenRoom } from './rooms.ts';

/** Lets a socket hear of one profile's presence, or of nobody's. Who is looked at now, or null. */
export type LookAt = (
  angelId: string | null,
  /** The member, if they may be seen. */
  see: (angelId: string) => Promise<string | null>,
) => Promise<string | null>;

/** How one socket changes whom it looks at: the last wish counts, however long the one before is checked. */
export function lookingAt(socket: Socket): LookAt {
  let turn = 0;
  const lookAway = async (): Promise<void> => {
    for (const room of [...socket.rooms].filter(isSeenRoom)) await socket.leave(room);
  };
  return async (angelId, see) => {
    turn += 1;
    const own = turn;
    await lookAway();
    if (angelId === null || (await see(angelId)) === null || own !== turn) return null;
    await socket.join(seenRoom(angelId));
    // Whoever hid or blocked in between emptied the room before this socket was in it.
    const seen = await see(angelId);
    if (own !== turn) return null;
    if (seen === null) await lookAway();
    return seen;
  };
}
