import type { ProfileKind } from '../../db/generated/enums.ts';

/** One send as input of the statement; times are ISO strings because the batch is sent as JSON. */
export type SendItem = {
  /** Profile that sends, its member (null: a hosted profile), and the profile that receives. */
  readonly sender: string;
  readonly member: string | null;
  readonly peer: string;
  readonly client: string;
  readonly body: string;
  /** The same text as an earlier attempt may have stored it, with phone numbers masked or not. */
  readonly alike?: string;
  /** A photo moderated for this receiver. The text may then be empty. */
  readonly photo?: string;
  /** Number of the message that it answers. */
  readonly reply?: number | undefined;
  /** Cost of a message in the sender's flow, and whether that flow requires the card check. */
  readonly cost: number;
  readonly card: boolean;
  /**
   * Whether the first message is an invitation in the sender's flow, so that a second one has to wait for its
   * answer.
   */
  readonly invites: boolean;
  /** Hosted peer: answerer, due time and id of the new task. Hosted sender: the task being answered. */
  readonly provider: string | null;
  /** Hosted sender: author of the text, where it is not the provider that sends it. */
  readonly wrote?: string;
  readonly due: string | null;
  readonly task: string | null;
  readonly entry: string | null;
  /**
   * Help, and who really writes: a hosted sender's text is readable at every level, a member's question to a
   * hosted profile costs nothing.
   */
  readonly clear?: boolean;
};

export type SendRow = {
  readonly i: number;
  readonly outcome: string;
  readonly seq: number | null;
  readonly at: Date | null;
  /** Of a repeated send: its current text, null once removed. */
  readonly repeatedBody: string | null;
  readonly conversation: string | null;
  readonly open: boolean;
  readonly peerMember: string | null;
  readonly peerMayPhone: boolean;
  readonly peerLocale: string | null;
  readonly peerUnread: number | null;
  /** The receiver has uncovered the sender's photos. */
  readonly peerOpensPhotos: boolean;
  readonly peerShowsRead: boolean;
  readonly dueAt: Date | null;
  /** When notices outside the app may mention it; null where an earlier notice was already due. */
  readonly notifyAt: Date | null;
  readonly first: boolean;
  readonly level: 0 | 1 | 2;
  readonly icebreakers: number;
  readonly likes: number;
  readonly free: number;
  readonly subscription: number;
  readonly bought: number;
  readonly lastGrant: number;
  readonly name: string;
  readonly photo: string | null;
  readonly senderPublicId: string;
  readonly senderKind: ProfileKind;
  readonly senderAnsweredBy: string[];
};
