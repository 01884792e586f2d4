import type { CallEnd, CallState, MessageReaction, ProfileKind } from '../db/generated/enums.ts';
import type { Warning } from '../text/warnings.ts';

/**
 * Socket events by name, in English; lib/wire renames them at the edge. Every inbound event is answered with
 * an `Acknowledgement`.
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

/** The sender of a conversation's event, as far as its receiver may know them. */
type ChatPeer = {
  readonly angelId: string;
  readonly screenName: string;
  readonly photo: string | null;
  readonly kind: ProfileKind;
  readonly answeredBy: readonly string[];
  /** "Hosted by us" and the answerers, in the receiver's language; null for members. */
  readonly label: string | null;
};

/** A recording: its length, and its loudness over time as bars from 0 to 100. */
export type Voice = { readonly durationMs: number; readonly waveform: readonly number[] };

/** A picture attached to the text, or a voice message; a covered picture reveals nothing about itself. */
export type Attachment = {
  readonly state: 'shown' | 'covered';
  readonly width: number | null;
  readonly height: number | null;
  /** Of a voice message only, which has no size and is never covered. */
  readonly voice?: Voice | undefined;
};

/** What the first linked page of a text says about itself; its picture is shown where a photo would be. */
export type LinkPreview = {
  readonly title: string;
  readonly description: string;
  readonly picture: { readonly width: number; readonly height: number } | null;
};

/** The message that a reply answers, as the receiver may see it; `from` is null where it is gone for them. */
export type Quote = {
  readonly seq: number;
  readonly from: 'self' | 'peer' | null;
  readonly msg: string | null;
  readonly blurred: boolean;
  readonly removed: boolean;
  readonly attachment: Attachment | null;
};

/** A stored message, as this receiver may see it. */
export type ChatEvent = ChatPeer & {
  readonly id: string;
  readonly seq: number;
  readonly from: 'self' | 'peer';
  /** Who wrote this message, for hosted senders. */
  readonly answerer: string | null;
  /** personal | like | visit | notice */
  readonly type: string;
  readonly category: string | null;
  /** Identifies a message that several devices or pages must recognise: the welcome. */
  readonly notificationId: 'welcome' | null;
  readonly isHtml: boolean;
  readonly msg: string | null;
  readonly blurred: boolean;
  readonly blurredMessage: string | null;
  /** What the receiver should be careful about; none for text they cannot read. */
  readonly warnings: readonly Warning[];
  readonly edited: boolean;
  readonly isRead: boolean;
  readonly quote: Quote | null;
  readonly attachment: Attachment | null;
  /** Never with a new message: it is fetched afterwards. */
  readonly preview: LinkPreview | null;
  readonly time: number;
  /** The receiver's total; null in the echo to the sender's own other devices, and for likes and visits. */
  readonly unreadTotal: number | null;
  readonly delayed: boolean;
  readonly delayMs: number;
};

/** Who is answering for a hosted profile, before there is a message: distinguished from a message by `seq`. */
export type WaitEvent = ChatPeer & {
  readonly type: 'wait_ai' | 'wait_socket' | 'full';
  readonly seq: null;
  readonly msg: null;
  readonly time: number;
  readonly delayed: boolean;
  readonly delayMs: number;
  readonly unreadTotal: null;
};

/** A call as one of its two sides sees it; the other side's reasons to close the conversation are not among them. */
export type CallView = {
  readonly id: string;
  readonly angelId: string;
  readonly screenName: string;
  readonly photo: string | null;
  readonly role: 'caller' | 'callee';
  readonly state: CallState;
  readonly reason: Exclude<CallEnd, 'closed'> | null;
  /** The tab of this member that holds the call: all others stop ringing. */
  readonly tab: string | null;
  readonly startedAt: number;
  readonly answeredAt: number | null;
  /** How often a side came back with another page: with each round both make a new connection. */
  readonly round: number;
  /** The other side's page is unloaded; it may come back. */
  readonly peerAway: boolean;
  /** Who agrees to the picture; it is shown unblurred once both do. */
  readonly ownPicture: boolean;
  readonly peerPicture: boolean;
};

/** How the two sides of a call find each other: session descriptions and relayed candidates. */
export type CallSignal =
  | { readonly kind: 'offer' | 'answer'; readonly sdp: string }
  | { readonly kind: 'candidate'; readonly candidate: string; readonly mid: string }
  | { readonly kind: 'restart' };

export type OutboundEvents = {
  /** A call began, was answered or ended, or a side agreed to the picture. */
  call: CallView;
  /** For the tab that holds the call. */
  callSignal: {
    readonly id: string;
    readonly tab: string;
    readonly round: number;
    readonly signal: CallSignal;
  };
  chat: ChatEvent | WaitEvent;
  /** A stored message changed: edited, removed, uncovered, reacted to or with a preview of its link. As with `chat`, each side gets what it may see. */
  message: {
    readonly angelId: string;
    readonly seq: number;
    /** Counter of the conversation's changes, by which a device that was offline catches up. */
    readonly revision: number;
    readonly from: 'self' | 'peer';
    readonly msg: string | null;
    readonly blurred: boolean;
    readonly blurredMessage: string | null;
    readonly warnings: readonly Warning[];
    readonly edited: boolean;
    readonly removed: boolean;
    readonly reaction: MessageReaction | null;
    readonly attachment: Attachment | null;
    readonly preview: LinkPreview | null;
  };
  /** A device of the other side has received the member's messages up to a number. */
  delivered: { readonly angelId: string; readonly seq: number };
  /** Events may have been lost on the way here: query again. */
  catchUp: Readonly<Record<string, never>>;
  /**
   * To the member's own other devices, and to one that asked for no acknowledgement; `liked` is false when a like was
   * undone or refused.
   */
  like: {
    readonly angelId: string;
    readonly likeCredits: number;
    readonly matched: boolean;
    readonly liked: boolean;
  };
  /** Number of unseen likes and visits, sent whenever it changes without a new one arriving. */
  notices: { readonly newNotifications: number };
  remainingCredits: RemainingCredits;
  softwareVersion: { readonly softwareVersion: string; readonly reload: boolean };
  restart: { readonly reason: string };
  pausePressing: { readonly angelId: string };
  oldSocketRemoved: { readonly socketId: string };
  read: {
    readonly angelId: string;
    readonly seq: number;
    readonly by: 'self' | 'peer';
    /** Total of unread messages, for the member's own devices. */
    readonly unreadTotal: number | null;
  };
  typing: { readonly angelId: string };
  /** A conversation was closed for both sides, or reopened. */
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
