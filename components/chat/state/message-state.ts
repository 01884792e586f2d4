import type { Quote } from '#lib/realtime/events.ts';

/** A message that was written here and that the server has not stored yet. */
export interface LocalMessage {
  idClient: string;
  msg: string;
  suggested: boolean;
  /** The message that it answers. */
  quote: Quote | null;
  time: number;
  /** Why it was not stored; undefined while it is being sent. */
  failed: string | undefined;
}

/** The messages of one conversation. `Message`: as the server sends them to this reader. */
export interface MessageState<Message> {
  /** Ascending by seq, each once. */
  stored: readonly Message[];
  /** In the order in which they were written. */
  local: readonly LocalMessage[];
  /** Up to which of the member's own messages a device of the peer has received them, and the peer has read them. */
  peerDeliveredSeq: number;
  peerReadSeq: number;
  /** The newest known revision of edits and removals. */
  revision: number;
  /** The server has older messages. */
  hasMore: boolean;
  /** When the server answered, with messages up to `firstUpTo`, the next message counted as the first. */
  first: boolean;
  firstUpTo: number;
  /** The newest message that was stored while it was shown as being sent, and when it was written. */
  sent?: { readonly seq: number; readonly writtenAt: number };
}

/** How far the peer has received and read, and what the server knows besides the messages. */
export type Marks = Partial<
  Pick<MessageState<unknown>, 'hasMore' | 'peerReadSeq' | 'peerDeliveredSeq' | 'revision' | 'first'>
>;

/** A message, which may quote another one. */
export type Numbered = {
  readonly seq: number;
  readonly quote?: { readonly seq: number } | null | undefined;
};

export type MessageAction<Message extends Numbered> =
  | ({
      type: 'merged';
      messages: readonly Message[];
      /** Also changes of messages that are not shown, but may be quoted. */
      changed?: readonly Message[];
    } & Marks)
  | {
      type: 'changed';
      change: Numbered & { readonly revision: number } & Partial<Message>;
    }
  | { type: 'written'; message: LocalMessage }
  | { type: 'stored'; idClient: string; message: Message }
  | { type: 'refused'; idClient: string; code: string }
  | { type: 'retried'; message: LocalMessage }
  | { type: 'discarded'; idClient: string }
  | { type: 'peerRead'; seq: number }
  | { type: 'peerDelivered'; seq: number };

/** Merges two lists of messages, ascending, each seq once; the later entry replaces the earlier one. Pure. */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  if (more.length === 0) return known;
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function withFieldsOf<Quoted extends object>(quote: Quoted, message: object): Quoted {
  const now = Object.entries(message).filter(([name]) => name in quote);
  return { ...quote, ...(Object.fromEntries(now) as Partial<Quoted>) };
}

/** The messages, whose quotes show changed messages as they are now: an edit or a removal reaches its quotes. Pure. */
function withQuotes<Message extends Numbered>(
  messages: readonly Message[],
  changed: readonly Numbered[],
): readonly Message[] {
  const bySeq = new Map(changed.map((message) => [message.seq, message]));
  return messages.map((message) => {
    const now = message.quote ? bySeq.get(message.quote.seq) : undefined;
    return now && message.quote ? { ...message, quote: withFieldsOf(message.quote, now) } : message;
  });
}

/** Changes of messages in history that is not loaded would leave a gap below them. Pure. */
export function withoutHistory<Message extends Numbered>(
  { stored: [oldest] }: Pick<MessageState<Numbered>, 'stored'>,
  changed: readonly Message[],
): readonly Message[] {
  return oldest === undefined ? changed : changed.filter(({ seq }) => seq >= oldest.seq);
}

/** The newest known number, from which missed messages are requested. */
export function lastSeq({ stored }: Pick<MessageState<Numbered>, 'stored'>): number {
  return stored.at(-1)?.seq ?? 0;
}

function without(local: readonly LocalMessage[], idClient: string): readonly LocalMessage[] {
  return local.filter((one) => one.idClient !== idClient);
}

function withFailure(
  local: readonly LocalMessage[],
  idClient: string,
  failed: string,
): readonly LocalMessage[] {
  return local.map((one) => (one.idClient === idClient ? { ...one, failed } : one));
}

/** Applies a change of one message. Only the next revision is applied: a gap is fetched, an older one is known. */
function withChange<Message extends Numbered, State extends MessageState<Message>>(
  state: State,
  { revision, ...now }: Extract<MessageAction<Message>, { type: 'changed' }>['change'],
): State {
  if (revision !== state.revision + 1) return state;
  const stored = state.stored.map((one) => (one.seq === now.seq ? { ...one, ...now } : one));
  return { ...state, stored: withQuotes(stored, [now]), revision };
}

function withMarks<State extends MessageState<Numbered>>(state: State, marks: Marks): State {
  return {
    ...state,
    hasMore: marks.hasMore ?? state.hasMore,
    first: state.first && (marks.first ?? true),
    firstUpTo: marks.first === true ? lastSeq(state) : state.firstUpTo,
    revision: Math.max(state.revision, marks.revision ?? 0),
    peerReadSeq: Math.max(state.peerReadSeq, marks.peerReadSeq ?? 0),
    peerDeliveredSeq: Math.max(state.peerDeliveredSeq, marks.peerDeliveredSeq ?? 0),
  };
}

/** The state after an action. Pure. */
export function reduceMessages<Message extends Numbered, State extends MessageState<Message>>(
  state: State,
  action: MessageAction<Message>,
): State {
  switch (action.type) {
    case 'merged': {
      const { messages, changed = messages } = action;
      const stored = withQuotes(mergeMessages(state.stored, messages), changed);
      return withMarks({ ...state, stored }, action);
    }
    case 'changed':
      return withChange<Message, State>(state, action.change);
    case 'written': {
      const { message } = action;
      return { ...state, local: [...without(state.local, message.idClient), message] };
    }
    case 'stored': {
      const written = state.local.find(({ idClient }) => idClient === action.idClient);
      if (written === undefined) return state;
      const { message } = action;
      return {
        ...state,
        local: without(state.local, action.idClient),
        // A copy that has come meanwhile is newer: it may be edited or have a reaction.
        stored: mergeMessages([message], state.stored),
        sent: { seq: message.seq, writtenAt: written.time },
      };
    }
    case 'refused':
      return { ...state, local: withFailure(state.local, action.idClient, action.code) };
    case 'retried':
      return {
        ...state,
        local: state.local.map((one) =>
          one.idClient === action.message.idClient ? action.message : one,
        ),
      };
    case 'discarded':
      return { ...state, local: without(state.local, action.idClient) };
    case 'peerRead':
      return withMarks(state, { peerReadSeq: action.seq });
    case 'peerDelivered':
      return withMarks(state, { peerDeliveredSeq: action.seq });
  }
}
