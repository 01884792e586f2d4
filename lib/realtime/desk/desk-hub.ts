import type { Namespace, Server } from 'socket.io';
import { clock } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import type { AnswersUnderWay } from '../answers-under-way.ts';
import { admitOperator, type AdmittedOperator } from './admit-operator.ts';
import { installDeskLine } from './line.ts';
import { liveOperatorSessions, standingOf } from './live-operator-sessions.ts';
import { DESK_LINE } from './name.ts';
import { brandRoom, conversationRoom } from './rooms.ts';
import { serveOperator } from './serve-operator.ts';

/** A session of the desk that ended anywhere, or a role that changed, is over here within five seconds. */
const LOOK_EVERY_MS = 4_000;

/** What a socket carries once it is in. */
type Kept = { readonly sessionId: string; readonly standing: string };

function installLine(line: Namespace, hasOthers: boolean): void {
  const heard = (room: string): boolean => hasOthers || line.adapter.rooms.has(room);
  const tell = (room: string, event: string, payload: unknown): void => {
    if (heard(room)) line.to(room).emit(event, payload);
  };
  installDeskLine({
    toBrand: (brandId, event, payload) => {
      tell(brandRoom(brandId), event, payload);
    },
    toConversation: (talkId, event, payload) => {
      tell(conversationRoom(talkId), event, payload);
    },
    hearsBrand: (brandId) => heard(brandRoom(brandId)),
  });
}

/** The operators' part of the hub, a namespace of its own. Returns what ends its watch over sessions. */
export function startDeskLine(
  io: Server,
  hasOthers: boolean,
  answers: AnswersUnderWay,
): () => void {
  const line = io.of(DESK_LINE);
  line.use((socket, next) => {
    admitOperator(socket).then(
      (admitted) => {
        socket.data = admitted;
        next(admitted ? undefined : new Error('unauthenticated'));
      },
      (error: unknown) => {
        log().error({ err: error }, 'a handshake at the desk failed');
        next(new Error('unavailable'));
      },
    );
  });
  line.on('connection', (socket) => {
    const admitted = socket.data as AdmittedOperator;
    const { operator } = admitted;
    socket.data = { sessionId: operator.sessionId, standing: standingOf(operator) };
    serveOperator(line, socket, admitted, answers);
  });
  installLine(line, hasOthers);
  const look = async (): Promise<void> => {
    const open = [...line.sockets.values()].map((socket) => [socket, socket.data as Kept] as const);
    const ids = [...new Set(open.map(([, { sessionId }]) => sessionId))];
    const live = await liveOperatorSessions(ids, clock.now());
    for (const [socket, { sessionId, standing }] of open) {
      if (live.get(sessionId) !== standing) socket.disconnect(true);
    }
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      log().error({ err: error }, 'the sessions of operators could not be checked');
    });
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}
