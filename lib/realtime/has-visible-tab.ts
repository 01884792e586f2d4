import type { Server } from 'socket.io';
import { visibleTabsRoom } from './rooms.ts';
import { INSTANCE_ANSWERS_WITHIN_MS } from './limits.ts';

/**
 * Whether a member has a window of the site in view, on this or another instance. No answer in time counts as
 * no: one notice too many does no harm.
 */
export async function hasVisibleTab(io: Server, memberId: string): Promise<boolean> {
  const room = visibleTabsRoom(memberId);
  if (io.sockets.adapter.rooms.has(room)) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, INSTANCE_ANSWERS_WITHIN_MS, false);
  });
  const asked = io
    .in(room)
    .fetchSockets()
    .then(
      (sockets) => sockets.length > 0,
      () => false,
    );
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answer;
}
