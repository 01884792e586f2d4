/** The ways out of the site, in the order in which they are tried. */
export const NOTICE_CHANNELS = ['push', 'telegram', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** What waits unread and was not told of: numbers, nobody's name. `hosted` are among the messages. */
export type NoticeCounts = {
  readonly messages: number;
  readonly hosted: number;
  readonly likes: number;
  readonly visits: number;
  readonly matches: number;
};

/** One notice on its way by one channel to one place. */
export type DueNotice = {
  readonly id: string;
  readonly memberId: string;
  readonly brandId: string;
  /** A registered device for push; null where a channel has one place. */
  readonly targetId: string | null;
  readonly locale: string;
  readonly email: string;
  readonly counts: NoticeCounts;
};

/** All that leaves the site about what happened: no name, no id, no word of a peer. */
export type NoticeContent = {
  readonly title: string;
  readonly body: string;
  /** Where the notice leads; never to a peer. */
  readonly path: '/chats' | '/notifications';
  /** Unread messages and new notices in all. */
  readonly count: number;
  /** Among what is told are messages or a match. */
  readonly urgent: boolean;
  /** Shown without a sound: it is night where the brand lives. */
  readonly silent: boolean;
};

/**
 * What became of a notice: `gone` when its place is no more, `failed` when it never will arrive; or in how
 * many milliseconds to try again. A sender that cannot tell throws: push and mail are then tried again,
 * Telegram is not.
 */
export type Delivery = 'sent' | 'gone' | 'failed' | { readonly again: number };

export type Sender = (notice: DueNotice, content: NoticeContent, now: Date) => Promise<Delivery>;

export type Channel = {
  readonly send: Sender;
  /** The places a notice to this member goes to, as `targetId`; none while the way is not set up. */
  readonly places: (memberId: string, now: Date) => Promise<readonly (string | null)[]>;
  /** A second copy does no harm: a notice whose sending was cut off goes out again. */
  readonly repeatable: boolean;
};
