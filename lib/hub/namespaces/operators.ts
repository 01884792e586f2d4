import { brands } from '../../brands/registry.ts';
import { worksFor } from '../../desk/brand-scope.ts';
import { findOperator } from '../../desk/session/find-operator.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { clock } from '../../kernel/clock.ts';
import { liveOperatorRooms } from '../../realtime/desk/live-operator-rooms.ts';
import { DESK_NAMESPACE } from '../../realtime/desk/name.ts';
import {
  brandRoom,
  conversationRoom,
  isConversationRoom,
  operatorRoom,
  operatorSessionRoom,
  operatorSessionsOf,
  staffRoom,
} from '../../realtime/desk/rooms.ts';
import type { OperatorCall } from '../inbound-event.ts';
import { deskEventsIn } from '../inbound/desk-events.ts';
import type { NamespacePolicy } from './policy.ts';

/** The operators' sockets, on the desk's host, in English names. Conversations are for roles that answer in them. */
export const operatorPolicy: NamespacePolicy<Operator, OperatorCall> = {
  namespace: DESK_NAMESPACE,
  host: 'desk',
  events: deskEventsIn,
  rate: { burst: 30, perMinute: 240 },
  names: {
    read: (payload) => payload,
    write: (acknowledgement) => acknowledgement,
    fault: () => ({}),
  },
  identify: async ({ token }) => {
    return (await findOperator(token, clock.now())) ?? undefined;
  },
  ownerId: ({ operatorId }) => operatorId,
  rooms: (operator) => {
    const own = brands.map(({ id }) => id).filter((id) => worksFor(operator, id));
    return [
      operatorRoom(operator.operatorId),
      operatorSessionRoom(operator),
      ...own.map(staffRoom),
      ...(mayDo(operator.role, 'hosted') ? own.map(brandRoom) : []),
    ];
  },
  calls: (socket) => {
    const openConversation = async (conversationId: string | null): Promise<void> => {
      for (const room of [...socket.rooms].filter(isConversationRoom)) await socket.leave(room);
      if (conversationId !== null) await socket.join(conversationRoom(conversationId));
    };
    return (operator) => ({ operator, openConversation });
  },
  endedRooms: async (rooms, now) => {
    const open = operatorSessionsOf(rooms);
    const live = await liveOperatorRooms([...new Set(open.values())], now);
    return [...open.keys()].filter((room) => !live.has(room));
  },
};
