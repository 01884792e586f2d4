import type { NoticeCounts } from '../mail/notice-counts.ts';
import type { NoticeChannel } from '../db/generated/enums.ts';

/** Notification channels outside the site, in the order in which they are tried. */
export const NOTICE_CHANNELS: readonly NoticeChannel[] = ['push', 'telegram', 'email'];

/** One notice by one channel to one target. */
export type DueNotice = {
  readonly id: string;
  readonly memberId: string;
  readonly brandId: string;
  /** A registered device for push; null where a channel has only one target. */
  readonly targetId: string | null;
  readonly locale: string;
  readonly email: string;
  readonly counts: NoticeCounts;
};

/** The pages to which a notice leads; the service worker opens no other. */
export const NOTICE_PATHS = ['/chats', '/notifications', '/searches'] as const;

/** All data about the activity that leaves the site: no name, no id, no text of a peer. */
export type NoticeContent = {
  readonly title: string;
  readonly body: string;
  /** Target page of the notice; never a peer's. */
  readonly path: (typeof NOTICE_PATHS)[number];
  /** Total of unread messages and new notices. */
  readonly count: number;
  /** The notice covers messages or a match. */
  readonly urgent: boolean;
  /** Shown without a sound: it is night in the brand's time zone. */
  readonly silent: boolean;
};

/**
 * Outcome of a notice: `gone` when its target no longer exists, `failed` when it can never arrive; or after
 * how many milliseconds to try again. A sender that does not know throws: push and mail are then tried again,
 * Telegram is not.
 */
export type Delivery = 'sent' | 'gone' | 'failed' | { readonly again: number };

export type Sender = (notice: DueNotice, content: NoticeContent, now: Date) => Promise<Delivery>;

export type Channel = {
  readonly send: Sender;
  /** Targets of a notice to this member, as `targetId`; none while the channel is not set up. */
  readonly targets: (memberId: string, now: Date) => Promise<readonly (string | null)[]>;
  /** A duplicate does no harm: an interrupted notice is sent again. */
  readonly repeatable: boolean;
};
