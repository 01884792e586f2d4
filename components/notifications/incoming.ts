import type { ChatEvent } from '#lib/realtime/events.ts';

/** Where something more pressing is going on, no popup comes in between. */
const QUIET_PLACES = ['chats', 'purchase', 'vip_plan'];

export function isQuietPlace(path: string): boolean {
  return QUIET_PLACES.includes(path.split('/').find((segment) => segment !== '') ?? '');
}

/** Milliseconds until the popup may show an event; null: never. Pure. */
export function popupDelay(event: ChatEvent): number | null {
  if (event.from === 'self' || event.type === 'wait_ai') return null;
  if (event.delayed && event.type === 'full') return null;
  return event.delayed ? event.delayMs : 0;
}
