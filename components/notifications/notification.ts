import type { ChatEvent } from '#lib/realtime/events.ts';

/** The kinds of notifications; the one for payments and the last four have the wire's own names. */
export type NotificationKind =
  | 'message'
  | 'like'
  | 'visit'
  | 'purchKo'
  | 'Default'
  | 'full'
  | 'wait_socket'
  | 'wait_ai';

const KINDS: Readonly<Record<string, NotificationKind>> = {
  personal: 'message',
  message: 'message',
  like: 'like',
  visit: 'visit',
  purchKo: 'purchKo',
  full: 'full',
  wait_socket: 'wait_socket',
  wait_ai: 'wait_ai',
};

const SHOWN: readonly NotificationKind[] = ['message', 'like', 'visit', 'purchKo'];
const UNANSWERED: readonly NotificationKind[] = ['full', 'wait_socket', 'wait_ai'];

/** The kind of a socket event, by its type. Pure. */
export function notificationKind(type: string): NotificationKind {
  return KINDS[type] ?? 'Default';
}

/** Whether a popup opens for it. Pure. */
export function opensPopup(kind: NotificationKind): boolean {
  return SHOWN.includes(kind);
}

/** Whether the server is asked to look for an answer once the notification was shown. Pure. */
export function asksForAnswer(kind: NotificationKind): boolean {
  return !UNANSWERED.includes(kind);
}

export type Content =
  | { readonly is: 'event'; readonly event: ChatEvent }
  /** The total of unread items, counted when it is shown. */
  | { readonly is: 'summary' }
  | { readonly is: 'text'; readonly title: string; readonly text: string };

/** Something to notify the member of: the same key in every tab, and the time from which it may be shown. */
export interface Notification {
  readonly key: string;
  readonly kind: NotificationKind;
  readonly at: number;
  readonly content: Content;
}

/** The open popup: the newest notification, and the keys of all unseen ones, this one included. */
export interface Shown {
  readonly newest: Notification;
  readonly keys: readonly string[];
}
