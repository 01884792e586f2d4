import type { Server, Socket } from 'socket.io';
import { viewerOf } from '../http/viewer.ts';
import { log } from '../kernel/log.ts';
import { metrics } from '../kernel/metrics.ts';
import { nameToWire, toWire } from '../wire/rename.ts';
import type { admit } from './admit.ts';
import { Allowance } from '../realtime/allowance.ts';
import { answerEvent } from '../realtime/answer-event.ts';
import type { PendingAnswers } from '../realtime/pending-answers.ts';
import { inboundEvents } from './inbound/registry.ts';
import { presenceWatcher } from '../realtime/presence-watcher.ts';
import { MemberAllowances } from '../realtime/member-allowances.ts';
import { memberRoom, sessionRoom, visibleTabsRoom } from '../realtime/rooms.ts';

type Acknowledge = (answer: unknown) => void;
/** Data that the handshake stored on the socket. */
export type Admitted = NonNullable<Awaited<ReturnType<typeof admit>>>;

const MOST_SOCKETS = 10;
/** Rate limit of a socket, for all its events together. */
const ANY_EVENT = { burst: 40, perMinute: 600 };
const REFUSED = { ok: false, params: {} } as const;

const tooMany = (retryAfter: number) =>
  ({ ok: false, code: 'too_many_requests', params: { retryAfter } }) as const;

const allowances = new Map(
  [...inboundEvents].flatMap(([name, { rate }]) =>
    rate ? [[name, new MemberAllowances(rate)] as const] : [],
  ),
);

/** Serves one socket of an admitted member: joins its rooms, and checks the session at each event. */
export function serveSocket(
  io: Server,
  socket: Socket,
  { token, viewer }: Admitted,
  answers: PendingAnswers,
): void {
  const { brandId, memberId, sessionId } = viewer;
  const allowance = new Allowance(ANY_EVENT);
  const watchPresence = presenceWatcher(socket);
  void socket.join([memberRoom(memberId), sessionRoom(sessionId)]);
  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const acknowledge: Acknowledge =
      typeof last === 'function' ? (last as Acknowledge) : () => undefined;
    const event = inboundEvents.get(name);
    const began = performance.now();
    const answer = async (): Promise<unknown> => {
      if (answers.stopping) return { ...REFUSED, code: 'unavailable' };
      const wait = allowance.take(ANY_EVENT);
      if (wait > 0) return tooMany(wait);
      if (!event) return { ...REFUSED, code: 'not_found' };
      const waitOwn = allowances.get(name)?.take(memberId) ?? 0;
      if (waitOwn > 0) return tooMany(waitOwn);
      const now = await viewerOf(token, brandId);
      if (now.kind !== 'member' || now.state !== 'active') {
        setImmediate(() => socket.disconnect(true));
        return { ...REFUSED, code: 'unauthenticated' };
      }
      return answerEvent(event, typeof args[0] === 'function' ? {} : args[0], {
        viewer: now,
        socketId: socket.id,
        reply: (out, payload) => {
          socket.emit(nameToWire(out), toWire(payload));
        },
        watchPresence,
        showWindow: (visible) => {
          const room = visibleTabsRoom(memberId);
          void (visible ? socket.join(room) : socket.leave(room));
        },
      });
    };
    const respond = (result: unknown): void => {
      metrics.socketSeconds.observe(
        { event: event ? name : 'unknown' },
        (performance.now() - began) / 1_000,
      );
      acknowledge(result);
    };
    answers.add(
      answer().then(respond, (error: unknown) => {
        log().error({ err: error }, 'acknowledgement failed');
      }),
    );
  });
  metrics.sockets.inc({ brand: brandId });
  socket.once('disconnect', () => {
    metrics.sockets.dec({ brand: brandId });
  });
  dropOldest(io, socket, memberRoom(memberId));
}

/** The handshake's request would keep its headers and buffers in memory as long as the socket lives. */
export function forgetHandshake(socket: Socket): void {
  socket.data = undefined;
  Object.assign(socket.conn, { request: null });
  Object.assign(socket.handshake, { headers: {}, auth: {} });
}

/** Many tabs are fine, a leak is not: beyond ten sockets of a member the oldest is disconnected. */
function dropOldest(io: Server, socket: Socket, room: string): void {
  const ids = io.sockets.adapter.rooms.get(room);
  if (!ids || ids.size <= MOST_SOCKETS) return;
  const [oldest] = ids;
  if (oldest === undefined || oldest === socket.id) return;
  io.sockets.sockets.get(oldest)?.disconnect(true);
  socket.emit('oldSocketRemoved', { socketId: socket.id });
}
