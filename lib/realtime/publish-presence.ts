import type { Server, Socket } from 'socket.io';
import type { MemberViewer } from '../accounts/viewer.ts';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { toWire } from '../wire/rename.ts';
import { isHere } from './is-here.ts';
import { memberRoom, presenceRoom } from './rooms.ts';

/** A page that loads anew, or a train in a tunnel, is nobody leaving. */
const GONE_AFTER_MS = 30_000;
const CHECK_INTERVAL_MS = 1_000;

type Leaving = { readonly angelId: string; readonly goneAt: number };

/**
 * Tells whoever looks at a member that the first of their sockets came, or the last one left for good.
 * Returns what each new socket is to be shown to, and how to end it all.
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

  const checkPresence = async (): Promise<void> => {
    for (const [memberId, { angelId, goneAt }] of leaving) {
      if (goneAt > clock.ms()) continue;
      leaving.delete(memberId);
      if (!(await isHere(io, memberId))) publish(angelId, false);
    }
  };
  const timer = setInterval(() => {
    checkPresence().catch((error: unknown) => {
      log().error({ err: error }, 'who has left could not be told');
    });
  }, CHECK_INTERVAL_MS);

  return {
    /** A socket of the member that has just joined their room. */
    came: (socket: Socket, { memberId, angelId }: MemberViewer): void => {
      const wasLeaving = leaving.delete(memberId);
      if (!wasLeaving && socketsHere(memberId) === 1) publish(angelId, true);
      socket.once('disconnect', () => {
        if (socketsHere(memberId) > 0 || !isWatched(angelId)) return;
        leaving.set(memberId, { angelId, goneAt: clock.ms() + GONE_AFTER_MS });
      });
    },
    end: (): void => {
      clearInterval(timer);
    },
  };
}
