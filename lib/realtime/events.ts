/**
 * Socket events by name, in English words; lib/wire renames them at the edge.
 * Every inbound event is acknowledged with an Acknowledgement.
 */
export type RemainingCredits = {
  readonly level: 0 | 1 | 2;
  readonly messageCredits: number;
  readonly subscriptionCredits: number;
  readonly boughtCredits: number;
  readonly freeCredits: number;
  readonly totalCredits: number;
  readonly icebreakerCredits: number;
  readonly likeCredits: number;
  readonly messageCost: number;
  /** Size of the newest grant: the share shown is total / lastGrant. */
  readonly lastGrant: number;
};

export type ChatEvent = {
  readonly id: string;
  readonly seq: number;
  readonly angelId: string;
  readonly from: 'self' | 'peer';
  readonly screenName: string;
  readonly photo: string | null;
  readonly kind: 'member' | 'hosted' | 'system';
  readonly answeredBy: readonly string[];
  /** Who wrote this very message, for hosted senders. */
  readonly answerer: string | null;
  readonly type: string;
  readonly category: string | null;
  readonly msg: string | null;
  readonly blurred: boolean;
  readonly blurredMessage: string | null;
  readonly time: number;
  /** Of the receiver; null in the echo to the sender's own other devices, and of likes and visits. */
  readonly unreadTotal: number | null;
  readonly delayed: boolean;
  readonly delayMs: number;
};

export type OutboundEvents = {
  chat: ChatEvent;
  /** To the member's own other devices; `liked` is false when a like was taken back. */
  like: {
    readonly angelId: string;
    readonly likeCredits: number;
    readonly matched: boolean;
    readonly liked: boolean;
  };
  /** How many likes and visits are unseen now, whenever that changes without a new one coming in. */
  notices: { readonly newNotifications: number };
  creditiResidui: RemainingCredits;
  softwareVersion: { readonly softwareVersion: string; readonly reload: boolean };
  restart: { readonly reason: string };
  pausePressing: { readonly angelId: string };
  oldSocketRemoved: { readonly socketId: string };
  read: { readonly angelId: string; readonly seq: number; readonly by: 'self' | 'peer' };
  typing: { readonly angelId: string };
  /** A conversation is gone from both sides, or is back. */
  conversation: { readonly angelId: string; readonly closed: boolean };
  presence: { readonly angelId: string; readonly online: boolean };
  notification: {
    readonly type: string;
    readonly title: string;
    readonly text: string;
    readonly angelId: string | null;
  };
};

export type Acknowledgement =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | {
      readonly ok: false;
      readonly code: string;
      readonly params: Readonly<Record<string, unknown>>;
    };
