import type { ChatEvent } from '#lib/realtime/events.ts';

/** Whether a socket event is a like or a visit by a peer. Pure. */
export function isNotice({ from, type }: Pick<ChatEvent, 'from' | 'type'>): boolean {
  return from === 'peer' && (type === 'like' || type === 'visit');
}
