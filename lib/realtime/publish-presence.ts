import type { Server, Socket } from 'socket.io';
import type { MemberViewer } from '../identity/viewer.ts';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { toWire } from '../wire/rename.ts';
import { isHere } from './is-here.ts';
import { memberRoom, presenceRoom } from './rooms.ts';
import { PRESENCE_GONE_MS } from './limits.ts';

const CHECK_INTERVAL_MS = 1_000;

type Leaving = { readonly angelId: string; readonly goneAt: number };

/**
 * Publishes to a profile's watchers that the first of its member's sockets connected, or that the last one
 * left for good. Returns the callback for each new socket, and the function that stops it all.
 */
export function presenceOf(io: Server, hasOthers: boolean) {
  const leaving = new Map<string, Leaving>();
  const publish = (angelId: string, online: boolean): void => {
    io.to(presenceRoom(angelId)).emit('presence', toWire({ angelId, online }));
  };
  const isWatched = (angelId: string): boolean =>
    hasOthers || io.sockets.adapter.rooms.has(presenceRoom(angelId));
  const socketsHere = (memberId: string): number =>
    io.sockets.adapter.rooms.get(memberRoom(memberId))?.size ?? 0;

  const check = async (memberId: string, one: Leaving): Promise<void> => {
    const here = await isHere(io, memberId);
    // Came back, and left again, while the other instances were asked.
    if (leaving.get(memberId) !== one) return;
    leaving.delete(memberId);
    if (!here) publish(one.angelId, false);
  };
  // A member about whom the other instances could not be asked, since Redis is away, is asked about again.
  const checkAll = async (): Promise<void> => {
    for (const [memberId, one] of leaving) {
      if (one.goneAt > clock.ms()) continue;
      await check(memberId, one).catch((error: unknown) => {
        log().error({ err: error }, 'offline presence publish failed');
      });
    }
  };
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void checkAll().finally(() => {
      isChecking = false;
    });
  }, CHECK_INTERVAL_MS);

  return {
    /** To call for a socket of the member that has just joined their room. */
    came: (socket: Socket, { memberId, angelId }: MemberViewer): void => {
      const wasLeaving = leaving.delete(memberId);
      if (!wasLeaving && socketsHere(memberId) === 1) publish(angelId, true);
      socket.once('disconnect', () => {
        if (socketsHere(memberId) > 0 || !isWatched(angelId)) return;
        leaving.set(memberId, { angelId, goneAt: clock.ms() + PRESENCE_GONE_MS });
      });
    },
    end: (): void => {
      clearInterval(timer);
    },
  };
}
