import type { ThreadAnswer, ThreadMessage } from './types.ts';

/** What the member has written and the server has not stored yet. */
export interface LocalMessage {
  idClient: string;
  msg: string;
  suggested: boolean;
  time: number;
  /** The refusal's code; undefined while it is on its way. */
  failed: string | undefined;
}

export interface ThreadState {
  /** Ascending by seq, each once. */
  stored: readonly ThreadMessage[];
  local: readonly LocalMessage[];
  /** Up to which of the member's own messages the peer has read. */
  peerReadSeq: number;
  /** Older messages wait on the server. */
  hasMore: boolean;
}

export type ThreadAction =
  | { type: 'merged'; messages: readonly ThreadMessage[]; hasMore?: boolean; peerReadSeq?: number }
  | { type: 'written'; message: LocalMessage }
  | { type: 'stored'; idClient: string; id: string; seq: number; time: number }
  | { type: 'refused'; idClient: string; code: string }
  | { type: 'retried'; idClient: string }
  | { type: 'discarded'; idClient: string }
  | { type: 'peerRead'; seq: number };

/** The member's newest message, as the server answered. Pure. */
export function lastOwnText(answer: Pick<ThreadAnswer, 'messages'>): string | undefined {
  const last = answer.messages.findLast(({ from }) => from === 'self');
  return last?.msg ?? undefined;
}

/** Two lists of messages as one, ascending, each seq once; what came later knows better. Pure. */
export function mergeMessages(
  known: readonly ThreadMessage[],
  more: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  if (more.length === 0) return known;
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function withLocal(
  state: ThreadState,
  idClient: string,
  change: (message: LocalMessage) => LocalMessage,
): ThreadState {
  return {
    ...state,
    local: state.local.map((message) =>
      message.idClient === idClient ? change(message) : message,
    ),
  };
}

function moveToStored(
  state: ThreadState,
  { idClient, id, seq, time }: Extract<ThreadAction, { type: 'stored' }>,
): ThreadState {
  const message = state.local.find((one) => one.idClient === idClient);
  if (message === undefined) return state;
  const own: ThreadMessage = {
    id,
    seq,
    time,
    from: 'self',
    type: 'personal',
    category: null,
    isHtml: false,
    msg: message.msg,
    blurred: false,
    blurredMessage: null,
    removed: false,
    answerer: null,
  };
  return {
    ...state,
    stored: mergeMessages(state.stored, [own]),
    local: state.local.filter((one) => one.idClient !== idClient),
  };
}

/** The thread after one thing has happened. Pure. */
export function threadReducer(state: ThreadState, action: ThreadAction): ThreadState {
  switch (action.type) {
    case 'merged':
      return {
        ...state,
        stored: mergeMessages(state.stored, action.messages),
        hasMore: action.hasMore ?? state.hasMore,
        peerReadSeq: Math.max(state.peerReadSeq, action.peerReadSeq ?? 0),
      };
    case 'written':
      return { ...state, local: [...state.local, action.message] };
    case 'stored':
      return moveToStored(state, action);
    case 'refused':
      return withLocal(state, action.idClient, (one) => ({ ...one, failed: action.code }));
    case 'retried':
      return withLocal(state, action.idClient, (one) => ({ ...one, failed: undefined }));
    case 'discarded':
      return {
        ...state,
        local: state.local.filter(({ idClient }) => idClient !== action.idClient),
      };
    case 'peerRead':
      return { ...state, peerReadSeq: Math.max(state.peerReadSeq, action.seq) };
  }
}

/** The newest number known, from which missed messages are asked for. */
export function lastSeq(state: ThreadState): number {
  return state.stored.at(-1)?.seq ?? 0;
}

/** No message but likes and visits yet: the next one is the first. */
export function isFirstMessage(state: ThreadState): boolean {
  return (
    state.local.every(({ failed }) => failed !== undefined) &&
    !state.stored.some(({ type }) => type === 'personal')
  );
}
