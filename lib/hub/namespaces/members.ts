import { brandPaused, isPausedBrand } from '../../brands/paused-brands.ts';
import { brandElsewhere, isElsewhere } from '../../brands/served-brands.ts';
import { noteOwnWrite } from '../../db/own-writes.ts';
import { viewerOf } from '../../http/viewer.ts';
import { sessionCache } from '../../identity/session-cache.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { endedSessions } from '../../realtime/ended-sessions.ts';
import { presenceWatcher } from '../../realtime/presence-watcher.ts';
import type { presenceOf } from '../../realtime/publish-presence.ts';
import { memberRoom, sessionRoom, sessionsOf, visibleTabsRoom } from '../../realtime/rooms.ts';
import { readWire } from '../../wire/read-wire.ts';
import { nameToWire, pathToWire, toWire } from '../../wire/rename.ts';
import type { MemberCall } from '../inbound-event.ts';
import { inboundEvents } from '../inbound/registry.ts';
import { outcomeEvents } from '../outcome-events.ts';
import type { NamespacePolicy } from './policy.ts';

/** The members' sockets: active members of a brand, with the names of the reference texts. */
export function memberPolicy(
  presence: ReturnType<typeof presenceOf>,
): NamespacePolicy<MemberViewer, MemberCall> {
  return {
    namespace: '/',
    host: 'brand',
    events: inboundEvents,
    rate: { burst: 40, perMinute: 600 },
    names: {
      read: readWire,
      write: (acknowledgement) => toWire(acknowledgement),
      fault: (path) => ({ field: pathToWire(path) }),
    },
    identify: async ({ token, site }) => {
      if (isElsewhere(site)) throw brandElsewhere();
      if (isPausedBrand(site)) throw brandPaused();
      const viewer = await viewerOf(token, site);
      return viewer.kind === 'member' && viewer.state === 'active' ? viewer : undefined;
    },
    ownerId: ({ memberId }) => memberId,
    rooms: ({ memberId, sessionId }) => [memberRoom(memberId), sessionRoom(sessionId)],
    calls: (socket, { memberId }) => {
      const socketId = socket.id;
      const watchPresence = presenceWatcher(socket);
      const reply: MemberCall['reply'] = (event, payload) => {
        socket.emit(nameToWire(event), toWire(payload));
      };
      const showWindow = (visible: boolean): void => {
        const room = visibleTabsRoom(memberId);
        void (visible ? socket.join(room) : socket.leave(room));
      };
      return (viewer) => ({ viewer, socketId, reply, watchPresence, showWindow });
    },
    unacknowledged: async (socket, viewer, outcome) => {
      for (const [event, payload] of Object.entries(await outcomeEvents(viewer, outcome))) {
        socket.emit(nameToWire(event), toWire(payload));
      }
    },
    onAnswered: ({ profileId }) => noteOwnWrite(profileId),
    metricsLabel: ({ brandId }) => brandId,
    onConnected: presence.came,
    onReplaced: (socket) => {
      socket.emit('oldSocketRemoved', { socketId: socket.id });
    },
    endedRooms: async (rooms, now) => {
      sessionCache.purgeStale();
      return (await endedSessions(sessionsOf(rooms), now)).map(sessionRoom);
    },
  };
}
