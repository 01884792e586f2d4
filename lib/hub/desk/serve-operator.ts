import { randomUUID } from 'node:crypto';
import type { Namespace, Socket } from 'socket.io';
import { brands } from '../../brands/registry.ts';
import { worksFor } from '../../desk/brand-scope.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { Allowance } from '../../realtime/allowance.ts';
import type { PendingAnswers } from '../../realtime/pending-answers.ts';
import { liveOperator, type AdmittedOperator } from './admit-operator.ts';
import { deskEventsIn } from './events.ts';
import { brandRoom, operatorRoom, conversationRoom } from '../../realtime/desk/rooms.ts';

const MOST_SOCKETS = 10;
const ANY_EVENT = { burst: 30, perMinute: 240 };

/** Serves one tab of an operator: joins the rooms of its brands, and checks the session at each event. */
export function serveOperator(
  namespace: Namespace,
  socket: Socket,
  { token, operator }: AdmittedOperator,
  answers: PendingAnswers,
): void {
  const { operatorId } = operator;
  const allowance = new Allowance(ANY_EVENT);
  const watched = brands.filter(({ id }) => worksFor(operator, id)).map(({ id }) => brandRoom(id));
  void socket.join([operatorRoom(operatorId), ...watched]);
  const openConversation = async (conversationId: string | null): Promise<void> => {
    for (const room of socket.rooms) {
      if (room.startsWith(conversationRoom(''))) await socket.leave(room);
    }
    if (conversationId !== null) await socket.join(conversationRoom(conversationId));
  };
  const answer = async (name: string, given: unknown): Promise<object> => {
    if (answers.stopping) fail('unavailable');
    const retryAfter = allowance.take(ANY_EVENT);
    if (retryAfter > 0) fail('too_many_requests', { retryAfter });
    const event = deskEventsIn.get(name) ?? fail('not_found');
    const now = await liveOperator(token);
    if (now === null) {
      setImmediate(() => socket.disconnect(true));
      return fail('unauthenticated');
    }
    const parsed = event.schema.safeParse(given);
    if (!parsed.success) fail('input_invalid');
    return event.handle({ payload: parsed.data, operator: now, openConversation });
  };
  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? (last as (answer: unknown) => void) : null;
    answers.add(
      answer(name, typeof args[0] === 'function' ? {} : args[0]).then(
        (said) => acknowledge?.({ ok: true, ...said }),
        (error: unknown) => acknowledge?.(refused(error)),
      ),
    );
  });
  dropOldest(namespace, socket, operatorRoom(operatorId));
}

function refused(error: unknown): object {
  if (isAppError(error)) return { ok: false, code: error.code, params: error.params };
  const requestId = randomUUID();
  log().error({ err: error, requestId }, 'desk event failed');
  return { ok: false, code: 'unexpected', params: { requestId } };
}

/** Beyond ten tabs the oldest is disconnected. */
function dropOldest(namespace: Namespace, socket: Socket, room: string): void {
  const ids = namespace.adapter.rooms.get(room);
  if (!ids || ids.size <= MOST_SOCKETS) return;
  const [oldest] = ids;
  if (oldest !== undefined && oldest !== socket.id) namespace.sockets.get(oldest)?.disconnect(true);
}
