import type { ChatEvent } from '#lib/realtime/events.ts';
import type { NotificationKind } from './notification-kinds.ts';

export type Content =
  | { readonly is: 'event'; readonly event: ChatEvent }
  /** How much waits in all; counted as it is shown. */
  | { readonly is: 'summary' }
  | { readonly is: 'text'; readonly title: string; readonly text: string };

/** Something to tell of, in every tab under the same key, and from when on. */
export interface Notification {
  readonly key: string;
  readonly kind: NotificationKind;
  readonly at: number;
  readonly content: Content;
}

/** The popup that stands: the newest, and all that nobody has looked at yet, this one included. */
export interface Shown {
  readonly newest: Notification;
  readonly keys: readonly string[];
}
