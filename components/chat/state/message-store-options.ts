import type { LocalMessage, Marks, MessageState } from './message-state.ts';
import type { UnsentMessages } from './unsent.ts';

/** The newest messages, what is new or changed since a number and a revision, or the history before a number. */
export type MessageCursor = { after?: number; revision?: number; before?: number; limit?: number };

export type MessagePage<Message> = {
  readonly messages: readonly Message[];
  readonly hasMore: boolean;
};

/** How a send ended. `after` runs once the state contains it. */
export type SendResult<Message> =
  /** Null: the message needs no place in the list any more. */
  { readonly message: Message | null; readonly after?: () => void } | { readonly failed: string };

export type StoreState<Message> = MessageState<Message> & {
  /** `first`: nothing has been loaded yet. */
  readonly loading: 'first' | 'older' | 'failed' | null;
  /** The other side is typing. */
  readonly typing: boolean;
  /** Up to this number no newer message is missing; later ones may be known already. */
  readonly completeTo: number;
};

/** What differs between the clients of a conversation. */
export type StoreOptions<Message, Page> = {
  readonly id: string;
  readonly unsent: UnsentMessages;
  /** Sends wait for the one before them, and behind a failed one. */
  readonly inOrder: boolean;
  readonly load: (cursor: MessageCursor) => Promise<Page>;
  readonly send: (message: LocalMessage) => Promise<SendResult<Message>>;
  readonly marksOf?: (page: Page) => Marks;
  readonly onPage?: (page: Page) => void;
  readonly onMissedFailed?: (error: unknown) => void;
  /** Messages that the typing indicator held back. */
  readonly onArrived?: (messages: readonly Message[]) => void;
};
