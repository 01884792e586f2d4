import type { Namespace, Server, Socket } from 'socket.io';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import type { PendingAnswers } from '../realtime/pending-answers.ts';
import { eventAllowances } from './event-allowances.ts';
import { forgetHandshake, readHandshake, type Handshake } from './handshake.ts';
import type { NamespacePolicy } from './namespaces/policy.ts';
import { serveSocket } from './serve-socket.ts';
import { watchSessions } from './watch-sessions.ts';

/** Sockets of one member or operator on an instance. */
const MAX_SOCKETS = 10;

/**
 * Many tabs are fine, a leak is not: beyond ten sockets in their owner's room the oldest is disconnected. True
 * when one was.
 */
function dropOldest(namespace: Namespace, socket: Socket, ownRoom: string): boolean {
  const ids = namespace.adapter.rooms.get(ownRoom);
  if (!ids || ids.size <= MAX_SOCKETS) return false;
  const [oldest] = ids;
  if (oldest === undefined || oldest === socket.id) return false;
  namespace.sockets.get(oldest)?.disconnect(true);
  return true;
}

/** Data that the handshake stores on the socket. */
type Admitted<Who> = { readonly session: Handshake; readonly who: Who };

/** Opens a namespace of the hub: admits sockets and serves them. Returns the function that stops the session checks. */
export function startNamespace<Who, Call>(
  io: Server,
  policy: NamespacePolicy<Who, Call>,
  answers: PendingAnswers,
): () => void {
  const namespace = io.of(policy.namespace);
  const takeEvent = eventAllowances(policy.events);
  namespace.use((socket, next) => {
    const admit = async (): Promise<Admitted<Who> | undefined> => {
      const session = await readHandshake(policy.host, socket);
      const who = session && (await policy.identify(session));
      return who && { session, who };
    };
    admit().then(
      (admitted) => {
        socket.data = admitted;
        next(admitted ? undefined : new Error('unauthenticated'));
      },
      (error: unknown) => {
        if (!isAppError(error))
          log().error({ err: error, namespace: policy.namespace }, 'socket handshake failed');
        next(new Error('unavailable'));
      },
    );
  });
  namespace.on('connection', (socket) => {
    const { session, who } = socket.data as Admitted<Who>;
    serveSocket(socket, policy, { session, who, answers, takeEvent });
    if (dropOldest(namespace, socket, policy.rooms(who)[0])) policy.onReplaced?.(socket);
    policy.onConnected?.(socket, who);
    forgetHandshake(socket);
  });
  return watchSessions(namespace, policy.endedRooms);
}
