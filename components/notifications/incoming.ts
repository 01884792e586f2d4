import { RETURNS } from '#lib/payments/returns/return-table.ts';
import type { ChatEvent, WaitEvent } from '#lib/realtime/events.ts';
import { isNotice } from '#components/realtime/is-notice.ts';
import { notificationKind, opensPopup, type Notification } from './notification.ts';

const CHECKOUT = ['purchase', 'paymentPage', ...Object.keys(RETURNS), 'ok', 'ko'];
const PAYING = [...CHECKOUT, 'vip_plan'];
/** No popup interrupts these pages. */
const QUIET_PLACES = ['chats', ...PAYING];

function firstPart(path: string): string {
  return path.split('/').find((segment) => segment !== '') ?? '';
}

/** Whether a path is one of those pages. Pure. */
export function isQuietPlace(path: string): boolean {
  return QUIET_PLACES.includes(firstPart(path));
}

/** Whether a path is the payment page, a provider's return page or the result of a payment. Pure. */
export function isCheckout(path: string): boolean {
  return CHECKOUT.includes(firstPart(path));
}

/** Whether a page itself shows what a popup would: the popup is then not shown later either. Pure. */
export function isShownOn(path: string, { content }: Pick<Notification, 'content'>): boolean {
  const place = firstPart(path);
  switch (content.is) {
    case 'event':
      return place === (isNotice(content.event) ? 'notifications' : 'chats');
    case 'summary':
      return isOverview(path);
    // The payment pages show how a payment ended.
    case 'text':
      return PAYING.includes(place);
  }
}

/** Whether a path lists unread messages or new notifications. Pure. */
export function isOverview(path: string): boolean {
  return ['chats', 'notifications'].includes(firstPart(path));
}

/** Milliseconds until the popup may show an event; null: never. A match has its own dialog. Pure. */
export function popupDelay(event: ChatEvent | WaitEvent): number | null {
  if (event.seq === null || event.from === 'self' || event.type === 'notice') return null;
  if (event.category === 'like_reply' || !opensPopup(notificationKind(event.type))) return null;
  return event.delayed ? event.delayMs : 0;
}
