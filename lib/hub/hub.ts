import { createServer, type Server } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import { redis } from '../db/redis.ts';
import { PendingAnswers } from '../realtime/pending-answers.ts';
import { handshakeAllowed } from './handshake.ts';
import { installPorts } from './hub-port.ts';
import { startNamespace } from './namespace.ts';
import { memberPolicy } from './namespaces/members.ts';
import { operatorPolicy } from './namespaces/operators.ts';
import { ownUpgrades } from '../realtime/own-upgrades.ts';
import { shareEvents } from '../realtime/share-events.ts';
import { softwareVersion } from '../realtime/software-version.ts';
import { presenceOf } from '../realtime/publish-presence.ts';

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
      handshakeAllowed(request).then(
        (allowed) => {
          decide(null, allowed);
        },
        () => {
          decide(null, false);
        },
      );
    },
  });
  const shared = redis();
  const unshare = shared ? shareEvents(io, shared) : undefined;
  softwareVersion();
  const presence = presenceOf(io, shared !== undefined);
  ownUpgrades(server, inner, pages);
  const uninstallPorts = installPorts(io, shared !== undefined);
  const unwatchMembers = startNamespace(io, memberPolicy(presence), answers);
  const unwatchOperators = startNamespace(io, operatorPolicy, answers);
  return {
    io,
    stop: async () => {
      unwatchMembers();
      unwatchOperators();
      presence.end();
      io.local.emit('restart', { reason: 'stop' });
      await answers.stop(io);
      await io.close();
      uninstallPorts();
      unshare?.();
    },
  };
}
