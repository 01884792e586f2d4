import type { Socket } from 'socket.io';
import type { ErrorCode } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { metrics } from '../kernel/metrics.ts';
import { traced } from '../kernel/tracing.ts';
import { underWay } from '../kernel/under-way.ts';
import { Allowance } from '../realtime/allowance.ts';
import type { PendingAnswers } from '../realtime/pending-answers.ts';
import { answerEvent, refusedBy } from './answer-event.ts';
import type { Handshake } from './handshake.ts';
import type { NamespacePolicy } from './namespaces/policy.ts';

type Acknowledge = (answer: unknown) => void;

type Connection<Who> = {
  readonly session: Handshake;
  readonly who: Who;
  readonly answers: PendingAnswers;
  readonly takeEvent: (name: string, ownerId: string) => number;
};

const refused = (code: ErrorCode, params: object = {}) => ({ ok: false, code, params }) as const;

/** Serves one admitted socket: joins its rooms, and checks the session at each event. */
export function serveSocket<Who, Call>(
  socket: Socket,
  policy: NamespacePolicy<Who, Call>,
  { session, who, answers, takeEvent }: Connection<Who>,
): void {
  const ownerId = policy.ownerId(who);
  const label = policy.metricsLabel?.(who);
  const allowance = new Allowance(policy.rate);
  const callOf = policy.calls(socket, who);
  void socket.join([...policy.rooms(who)]);

  const answer = async (name: string, payload: unknown): Promise<unknown> => {
    if (answers.stopping) return refused('unavailable');
    const wait = allowance.take(policy.rate);
    if (wait > 0) return refused('too_many_requests', { retryAfter: wait });
    const event = policy.events.get(name);
    if (!event) return refused('not_found');
    const waitOwn = takeEvent(name, ownerId);
    if (waitOwn > 0) return refused('too_many_requests', { retryAfter: waitOwn });
    const now = await policy.identify(session);
    if (now === undefined) {
      setImmediate(() => socket.disconnect(true));
      return refused('unauthenticated');
    }
    const acknowledgement = await answerEvent(event, payload, callOf(now), policy.names);
    await policy.onAnswered?.(now);
    return acknowledgement;
  };

  socket.onAny((name: string, ...args: unknown[]) => {
    const [first] = args;
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? (last as Acknowledge) : undefined;
    const began = performance.now();
    const payload = typeof first === 'function' ? {} : first;
    const known = policy.events.has(name) ? name : 'unknown';
    const respond = async (result: unknown): Promise<void> => {
      if (label !== undefined) {
        metrics.socketSeconds.observe({ event: known }, (performance.now() - began) / 1_000);
      }
      if (acknowledge) acknowledge(result);
      else await policy.unacknowledged?.(socket, who, { name, payload, result });
    };
    answers.add(
      traced({ name: `event ${known}`, kind: 'server' }, () =>
        underWay(() => answer(name, payload)),
      )
        // The session could not be looked up.
        .catch(refusedBy)
        .then(respond)
        .catch((error: unknown) => {
          log().error({ err: error }, 'acknowledgement failed');
        }),
    );
  });
  if (label === undefined) return;
  metrics.sockets.inc({ brand: label });
  socket.once('disconnect', () => {
    metrics.sockets.dec({ brand: label });
  });
}
