/** One send as the statement takes it; times are ISO strings because the batch travels as JSON. */
export type SendItem = {
  /** Profile that writes, its member (null: a hosted profile), and the profile written to. */
  readonly sender: string;
  readonly member: string | null;
  readonly peer: string;
  readonly client: string;
  readonly body: string;
  /** The same words as an earlier try may have stored them, with numbers hidden or not. */
  readonly alike?: string;
  /** A photo that was looked at before, for the receiver. The words may then be none. */
  readonly photo?: string;
  /** What a message costs in the sender's flow, and whether that flow asks for the card check. */
  readonly cost: number;
  readonly card: boolean;
  /** Whether the first word is an invitation in the sender's flow, and a second one waits for its answer. */
  readonly invites: boolean;
  /** Hosted peer: who should answer, when, under which task id. Hosted sender: the task being answered. */
  readonly provider: string | null;
  /** Hosted sender: who truly wrote the words, where it is not the provider who sends them. */
  readonly wrote?: string;
  readonly due: string | null;
  readonly task: string | null;
  readonly entry: string | null;
  /** Hosted sender: help and the truth about who writes are readable whatever the level. */
  readonly clear?: boolean;
};

export type SendRow = {
  readonly i: number;
  readonly outcome: string;
  readonly seq: number | null;
  readonly at: Date | null;
  /** Of a send that came before: its words as they stand now, null once removed. */
  readonly repeatedBody: string | null;
  readonly conversation: string | null;
  readonly open: boolean;
  readonly peerMember: string | null;
  readonly peerMayPhone: boolean;
  readonly peerUnread: number | null;
  /** The receiver has uncovered the sender's photos before. */
  readonly peerOpensPhotos: boolean;
  readonly dueAt: Date | null;
  /** From when notices outside the app may tell the receiver; null where one was to be told before. */
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
  readonly senderKind: 'member' | 'hosted' | 'system';
  readonly senderAnsweredBy: string[];
};
