import type { ChatEvent } from '#lib/realtime/events.ts';
import type { NotificationKind } from './notification-kinds.ts';

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
