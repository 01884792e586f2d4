import type { Server } from 'socket.io';
import { forgetViewer } from '../identity/forget-viewer.ts';
import { nameToWire, toWire } from '../wire/rename.ts';
import { isHere } from '../realtime/is-here.ts';
import { hasVisibleTab } from '../realtime/has-visible-tab.ts';
import { installDeskChannel } from '../realtime/desk/channel.ts';
import { DESK_NAMESPACE } from '../realtime/desk/name.ts';
import { brandRoom, conversationRoom, staffRoom } from '../realtime/desk/rooms.ts';
import { installRealtime } from '../realtime/port.ts';
import { memberRoom, presenceRoom, sessionRoom } from '../realtime/rooms.ts';

/** Sent between instances: drops the cached viewers of these sessions. */
const FORGET = 'forget-sessions';

function forget(ids: readonly string[]): void {
  for (const id of ids) forgetViewer(id);
}

/** Whether a local socket would receive it; most members have one socket, which itself caused the event. */
function hasListeners(io: Server, room: string, exceptSocket: string | undefined): boolean {
  const sockets = io.sockets.adapter.rooms.get(room);
  if (!sockets) return false;
  return sockets.size > 1 || exceptSocket === undefined || !sockets.has(exceptSocket);
}

/** Connects domain code to the members' sockets. */
function installMembersPort(io: Server, hasOthers: boolean): () => void {
  io.on(FORGET, forget);
  return installRealtime({
    toMember: (memberId, event, payload, exceptSocket) => {
      const room = memberRoom(memberId);
      if (!hasOthers && !hasListeners(io, room, exceptSocket)) return;
      const to = exceptSocket === undefined ? io.to(room) : io.to(room).except(exceptSocket);
      to.emit(nameToWire(event), toWire(payload));
    },
    endSessions: (ids) => {
      forget(ids);
      if (hasOthers) io.serverSideEmit(FORGET, ids);
      for (const id of ids) io.in(sessionRoom(id)).disconnectSockets(true);
    },
    isOnline: (memberId) => isHere(io, memberId),
    hasVisibleTab: (memberId) => hasVisibleTab(io, memberId),
    hidePresence: (angelId, memberId) => {
      const room = presenceRoom(angelId);
      if (memberId !== undefined) {
        io.in(memberRoom(memberId)).socketsLeave(room);
        return;
      }
      io.to(room).emit('presence', toWire({ angelId, online: false }));
      io.in(room).socketsLeave(room);
    },
  });
}

/** Connects domain code to the operators' sockets. */
function installOperatorsPort(io: Server, hasOthers: boolean): () => void {
  const namespace = io.of(DESK_NAMESPACE);
  const hasListeners = (room: string): boolean => hasOthers || namespace.adapter.rooms.has(room);
  const publish = (room: string, event: string, payload: unknown): void => {
    if (hasListeners(room)) namespace.to(room).emit(event, payload);
  };
  return installDeskChannel({
    toBrand: (brandId, event, payload) => {
      publish(brandRoom(brandId), event, payload);
    },
    toStaff: (brandId, event, payload) => {
      publish(staffRoom(brandId), event, payload);
    },
    toConversation: (conversationId, event, payload) => {
      publish(conversationRoom(conversationId), event, payload);
    },
    hasBrandListeners: (brandId) => hasListeners(brandRoom(brandId)),
  });
}

/**
 * Connects domain code to the sockets of this hub and, where there are other instances, of theirs. Returns the
 * function that disconnects it.
 */
export function installPorts(io: Server, hasOthers: boolean): () => void {
  const uninstallMembers = installMembersPort(io, hasOthers);
  const uninstallOperators = installOperatorsPort(io, hasOthers);
  return () => {
    uninstallMembers();
    uninstallOperators();
  };
}
