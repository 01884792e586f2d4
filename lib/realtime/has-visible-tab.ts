import type { Server } from 'socket.io';
import { within } from '../kernel/within.ts';
import { visibleTabsRoom } from './rooms.ts';
import { INSTANCE_ANSWERS_WITHIN_MS } from './limits.ts';

/**
 * Whether a member has a window of the site in view, on this or another instance. No answer in time counts as
 * no: one notice too many does no harm.
 */
export async function hasVisibleTab(io: Server, memberId: string): Promise<boolean> {
  const room = visibleTabsRoom(memberId);
  if (io.sockets.adapter.rooms.has(room)) return true;
  const answer = io
    .in(room)
    .fetchSockets()
    .then(
      (sockets) => sockets.length > 0,
      () => false,
    );
  return within(INSTANCE_ANSWERS_WITHIN_MS, answer, false);
}
