import type { ChatEvent } from '#lib/realtime/events.ts';
import { isNotice } from './notice-list.ts';

/** Where something more pressing is going on, no popup comes in between. */
const QUIET_PLACES = ['chats', 'purchase', 'vip_plan'];

function firstPart(path: string): string {
  return path.split('/').find((segment) => segment !== '') ?? '';
}

/** Whether a path is one of them. Pure. */
export function isQuietPlace(path: string): boolean {
  return QUIET_PLACES.includes(firstPart(path));
}

/** Whether an event goes without a popup here: likes and visits appear on their own page by themselves. */
export function isQuietFor(path: string, event: ChatEvent): boolean {
  return isQuietPlace(path) || (isNotice(event) && firstPart(path) === 'notifications');
}

/** Milliseconds until the popup may show an event; null: never. A match has a moment of its own. Pure. */
export function popupDelay(event: ChatEvent): number | null {
  if (event.from === 'self' || event.type === 'wait_ai') return null;
  if (event.category === 'like_reply' || event.type === 'notice') return null;
  if (event.delayed && event.type === 'full') return null;
  return event.delayed ? event.delayMs : 0;
}
