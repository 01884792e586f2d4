import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server as SocketServer, type Socket } from 'socket.io';
import { sendBatcher } from '../chat/send/batcher.ts';
import { sessionCache } from '../accounts/session/session-cache.ts';
import { viewerOf } from '../http/viewer.ts';
import { listeningLine, redis } from '../db/redis.ts';
import { clock } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { toWire } from '../wire/rename.ts';
import { admit, handshakeAllowed } from './admit.ts';
import { answerEvent } from './answer-event.ts';
import { endedSessions } from './ended-sessions.ts';
import { EventBudget } from './event-budget.ts';
import { inboundEvents } from './inbound/registry.ts';
import { installRealtime } from './port.ts';
import { softwareVersion } from './software-version.ts';

type Acknowledge = (answer: unknown) => void;
type Admitted = NonNullable<Awaited<ReturnType<typeof admit>>>;

const LARGEST_FRAME = 16 * 1024;
const MOST_SOCKETS = 10;
/** Between instances: what is kept of these sessions holds no longer. */
const FORGET = 'forget-sessions';
const SESSION = 'session:';
/** A session that another process ended in the database alone is over here within five seconds. */
const LOOK_EVERY_MS = 4_000;
const REFUSED = { ok: false, params: {} } as const;

/** One socket of an admitted member: rooms, and each event checked anew against the session. */
function serve(
  io: SocketServer,
  socket: Socket,
  { token, viewer }: Admitted,
  state: { stopping: boolean },
): void {
  const { brandId, memberId, sessionId } = viewer;
  const budget = new EventBudget();
  void socket.join([`member:${memberId}`, SESSION + sessionId]);
  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const acknowledge: Acknowledge =
      typeof last === 'function' ? (last as Acknowledge) : () => undefined;
    const event = inboundEvents.get(name);
    const answer = async (): Promise<unknown> => {
      if (state.stopping) return { ...REFUSED, code: 'unavailable' };
      if (!budget.take()) return { ...REFUSED, code: 'too_many_requests' };
      if (!event) return { ...REFUSED, code: 'not_found' };
      const now = await viewerOf(token, brandId);
      if (now.kind !== 'member' || now.state !== 'active') {
        setImmediate(() => socket.disconnect(true));
        return { ...REFUSED, code: 'unauthenticated' };
      }
      const reply = (out: string, payload: object): void => {
        socket.emit(out, toWire(payload));
      };
      return answerEvent(event, typeof args[0] === 'function' ? {} : args[0], {
        ...{ viewer: now, socketId: socket.id, reply },
      });
    };
    answer().then(acknowledge, (error: unknown) => {
      log().error({ err: error }, 'an acknowledgement failed');
    });
  });
  dropOldest(io, socket, `member:${memberId}`);
}

/** The request of the handshake would keep its headers and buffers for as long as the socket lives. */
function forgetHandshake(socket: Socket): void {
  socket.data = undefined;
  Object.assign(socket.conn, { request: null });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}

/** Many tabs are fine, a leak is not: beyond ten sockets of a member the oldest makes room. */
function dropOldest(io: SocketServer, socket: Socket, room: string): void {
  const ids = io.sockets.adapter.rooms.get(room);
  if (!ids || ids.size <= MOST_SOCKETS) return;
  const [oldest] = ids;
  if (oldest === undefined || oldest === socket.id) return;
  io.sockets.sockets.get(oldest)?.disconnect(true);
  socket.emit('oldSocketRemoved', { socketId: socket.id });
}

/** Upgrades are ours: /socket.io to the hub, hot reload to Next's server in development, everything else ends. */
function ownUpgrades(server: Server, inner: Server, pages: Server | undefined): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const url = request.url ?? '';
    if (url.startsWith('/socket.io/')) inner.emit('upgrade', request, socket, head);
    else if (pages && url.startsWith('/_next/')) pages.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
}

function forget(ids: readonly string[]): void {
  for (const id of ids) sessionCache().forget(id);
}

function installPort(io: SocketServer, others: boolean): void {
  io.on(FORGET, forget);
  installRealtime({
    toMember: (memberId, event, payload, exceptSocket) => {
      const to = io.to(`member:${memberId}`);
      (exceptSocket === undefined ? to : to.except(exceptSocket)).emit(event, toWire(payload));
    },
    endSessions: (ids) => {
      forget(ids);
      if (others) io.serverSideEmit(FORGET, ids);
      for (const id of ids) io.in(SESSION + id).disconnectSockets(true);
    },
    isOnline: async (memberId) => (await io.in(`member:${memberId}`).fetchSockets()).length > 0,
  });
}

/** Closes what only listens: sockets that speak are checked at each event. Returns how to end it. */
function watchSessions(io: SocketServer): () => void {
  const look = async (): Promise<void> => {
    const rooms = [...io.sockets.adapter.rooms.keys()].filter((room) => room.startsWith(SESSION));
    const ids = rooms.map((room) => room.slice(SESSION.length));
    for (const id of await endedSessions(ids, clock.now())) {
      io.local.in(SESSION + id).disconnectSockets(true);
    }
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      log().error({ err: error }, 'the sessions of open sockets could not be checked');
    });
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Starts the hub on the server's upgrades. `stop` lets sends under way finish, then closes every socket. */
export function startHub(
  server: Server,
  pages?: Server,
): { io: SocketServer; stop: () => Promise<void> } {
  const state = { stopping: false };
  const inner = createServer();
  const io = new SocketServer(inner, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: LARGEST_FRAME,
    serveClient: false,
    allowRequest: (request, decide) => {
      decide(null, handshakeAllowed(request));
    },
  });
  const shared = redis();
  if (shared) {
    const telling = shared.duplicate({ enableOfflineQueue: true });
    io.adapter(createAdapter(telling, listeningLine(shared)));
  }
  softwareVersion();
  io.use((socket, next) => {
    admit(socket).then(
      (admitted) => {
        socket.data = admitted;
        next(admitted ? undefined : new Error('unauthenticated'));
      },
      (error: unknown) => {
        log().error({ err: error }, 'a handshake failed');
        next(new Error('unavailable'));
      },
    );
  });
  io.on('connection', (socket) => {
    serve(io, socket, socket.data as Admitted, state);
    forgetHandshake(socket);
  });
  ownUpgrades(server, inner, pages);
  installPort(io, shared !== undefined);
  const unwatch = watchSessions(io);
  return {
    io,
    stop: async () => {
      state.stopping = true;
      unwatch();
      io.local.emit('restart', { reason: 'stop' });
      await sendBatcher().settled();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await io.close();
    },
  };
}
