import { clock } from '../kernel/clock.ts';
import { realtime } from '../realtime/port.ts';
import type { WaitEvent } from '../realtime/events.ts';
import type { ReplyContext } from './reply-context.ts';

/**
 * Notifies a member who is answering: the model, an operator, or, when neither takes more conversations, the
 * script. The delay is the longest expected time; no stored message is held back for it.
 */
export function notifyAnswerer(
  context: ReplyContext,
  type: WaitEvent['type'],
  withinMs: number,
): void {
  const { memberId, publicId: angelId, persona, answeredBy } = context;
  realtime().toMember(memberId, 'chat', {
    angelId,
    screenName: persona.name,
    photo: null,
    kind: 'hosted',
    answeredBy,
    type,
    seq: null,
    msg: null,
    unreadTotal: null,
    time: clock.ms(),
    delayed: true,
    delayMs: Math.max(0, withinMs),
  });
}
