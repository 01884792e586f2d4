import type { Server } from 'socket.io';
import { sessionCache } from '../accounts/session/session-cache.ts';
import { toWire } from '../wire/rename.ts';
import { isHere } from './is-here.ts';
import { isLooking } from './is-looking.ts';
import { installRealtime } from './port.ts';
import { memberRoom, seenRoom, sessionRoom } from './rooms.ts';

/** Between instances: what is kept of these sessions holds no longer. */
const FORGET = 'forget-sessions';

function forget(ids: readonly string[]): void {
  for (const id of ids) sessionCache().forget(id);
}

/** Lets verbs reach the sockets of this hub and, where there are others, of theirs. */
export function installPort(io: Server, hasOthers: boolean): void {
  io.on(FORGET, forget);
  installRealtime({
    toMember: (memberId, event, payload, exceptSocket) => {
      const to = io.to(memberRoom(memberId));
      (exceptSocket === undefined ? to : to.except(exceptSocket)).emit(event, toWire(payload));
    },
    endSessions: (ids) => {
      forget(ids);
      if (hasOthers) io.serverSideEmit(FORGET, ids);
      for (const id of ids) io.in(sessionRoom(id)).disconnectSockets(true);
    },
    isOnline: (memberId) => isHere(io, memberId),
    isLooking: (memberId) => isLooking(io, memberId),
    endLooks: (angelId, memberId) => {
      const room = seenRoom(angelId);
      if (memberId !== undefined) {
        io.in(memberRoom(memberId)).socketsLeave(room);
        return;
      }
      io.to(room).emit('presence', toWire({ angelId, online: false }));
      io.in(room).socketsLeave(room);
    },
  });
}
