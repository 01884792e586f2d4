import type { Namespace, Server } from 'socket.io';
import { clock } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import type { PendingAnswers } from '../../realtime/pending-answers.ts';
import { admitOperator, type AdmittedOperator } from './admit-operator.ts';
import { installDeskChannel } from '../../realtime/desk/channel.ts';
import {
  liveOperatorSessions,
  permissionsKey,
} from '../../realtime/desk/live-operator-sessions.ts';
import { DESK_NAMESPACE } from '../../realtime/desk/name.ts';
import { brandRoom, conversationRoom } from '../../realtime/desk/rooms.ts';
import { serveOperator } from './serve-operator.ts';

/** A desk session that ended anywhere, or a changed role, takes effect here within five seconds. */
const CHECK_INTERVAL_MS = 4_000;

/** Data of an admitted socket. */
type SocketData = { readonly sessionId: string; readonly permissions: string };

function installChannel(namespace: Namespace, hasOthers: boolean): void {
  const hasListeners = (room: string): boolean => hasOthers || namespace.adapter.rooms.has(room);
  const publish = (room: string, event: string, payload: unknown): void => {
    if (hasListeners(room)) namespace.to(room).emit(event, payload);
  };
  installDeskChannel({
    toBrand: (brandId, event, payload) => {
      publish(brandRoom(brandId), event, payload);
    },
    toConversation: (conversationId, event, payload) => {
      publish(conversationRoom(conversationId), event, payload);
    },
    hasBrandListeners: (brandId) => hasListeners(brandRoom(brandId)),
  });
}

/** The operators' part of the hub, a namespace of its own. Returns the function that stops the session checks. */
export function startDeskHub(io: Server, hasOthers: boolean, answers: PendingAnswers): () => void {
  const namespace = io.of(DESK_NAMESPACE);
  namespace.use((socket, next) => {
    admitOperator(socket).then(
      (admitted) => {
        socket.data = admitted;
        next(admitted ? undefined : new Error('unauthenticated'));
      },
      (error: unknown) => {
        log().error({ err: error }, 'desk handshake failed');
        next(new Error('unavailable'));
      },
    );
  });
  namespace.on('connection', (socket) => {
    const admitted = socket.data as AdmittedOperator;
    const { operator } = admitted;
    socket.data = { sessionId: operator.sessionId, permissions: permissionsKey(operator) };
    serveOperator(namespace, socket, admitted, answers);
  });
  installChannel(namespace, hasOthers);
  const checkSessions = async (): Promise<void> => {
    const open = [...namespace.sockets.values()].map(
      (socket) => [socket, socket.data as SocketData] as const,
    );
    const ids = [...new Set(open.map(([, { sessionId }]) => sessionId))];
    const live = await liveOperatorSessions(ids, clock.now());
    for (const [socket, { sessionId, permissions }] of open) {
      if (live.get(sessionId) !== permissions) socket.disconnect(true);
    }
  };
  const timer = setInterval(() => {
    checkSessions().catch((error: unknown) => {
      log().error({ err: error }, 'operator session check failed');
    });
  }, CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
