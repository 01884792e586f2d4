import { clock } from '../kernel/clock.ts';
import { realtime } from '../realtime/port.ts';
import type { WaitEvent } from '../realtime/events.ts';
import type { ReplyContext } from './reply-context.ts';

/**
 * Tells a member who is answering: the model, an operator, or that neither takes anybody more and the script
 * does. The delay is how long it may take at most; no stored message is ever held back for it.
 */
export function notifyAnswerer(
  context: ReplyContext,
  type: WaitEvent['type'],
  withinMs: number,
): void {
  const { memberId, publicId: angelId, persona, answeredBy } = context;
  realtime().toMember(memberId, 'chat', {
    ...{ angelId, screenName: persona.name, photo: null, kind: 'hosted', answeredBy },
    ...{ type, seq: null, msg: null, unreadTotal: null },
    ...{ time: clock.ms(), delayed: true, delayMs: Math.max(0, withinMs) },
  });
}
