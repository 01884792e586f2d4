import { createServer, type Server } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import { redis } from '../db/redis.ts';
import { log } from '../kernel/log.ts';
import { admit, handshakeAllowed } from './admit.ts';
import { PendingAnswers } from '../realtime/pending-answers.ts';
import { installPort } from './hub-port.ts';
import { ownUpgrades } from '../realtime/own-upgrades.ts';
import { startDeskHub } from './desk/desk-hub.ts';
import { forgetHandshake, serveSocket, type Admitted } from './serve-socket.ts';
import { shareEvents } from '../realtime/share-events.ts';
import { softwareVersion } from '../realtime/software-version.ts';
import { presenceOf } from '../realtime/publish-presence.ts';
import { watchSessions } from './watch-sessions.ts';

const LARGEST_FRAME = 16 * 1024;
/** Both ends notice a silently lost connection after the sum of the two. */
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 10_000;

/**
 * Starts the hub on the server's upgrades. `stop` waits for events in progress to be answered, then closes
 * every socket.
 */
export function startHub(
  server: Server,
  pages?: Server,
): { io: SocketServer; stop: () => Promise<void> } {
  const answers = new PendingAnswers();
  const inner = createServer();
  const io = new SocketServer(inner, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_FRAME,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WITHIN_MS,
    serveClient: false,
    allowRequest: (request, decide) => {
      decide(null, handshakeAllowed(request));
    },
  });
  const shared = redis();
  const unshare = shared ? shareEvents(io, shared) : undefined;
  softwareVersion();
  io.use((socket, next) => {
    admit(socket).then(
      (admitted) => {
        socket.data = admitted;
        next(admitted ? undefined : new Error('unauthenticated'));
      },
      (error: unknown) => {
        log().error({ err: error }, 'socket handshake failed');
        next(new Error('unavailable'));
      },
    );
  });
  const presence = presenceOf(io, shared !== undefined);
  io.on('connection', (socket) => {
    const admitted = socket.data as Admitted;
    serveSocket(io, socket, admitted, answers);
    presence.came(socket, admitted.viewer);
    forgetHandshake(socket);
  });
  ownUpgrades(server, inner, pages);
  installPort(io, shared !== undefined);
  const unwatch = watchSessions(io);
  const unwatchDesk = startDeskHub(io, shared !== undefined, answers);
  return {
    io,
    stop: async () => {
      unwatch();
      unwatchDesk();
      presence.end();
      io.local.emit('restart', { reason: 'stop' });
      await answers.stop(io);
      await io.close();
      unshare?.();
    },
  };
}
