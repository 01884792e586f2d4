import type { OutboundEvents } from '#lib/realtime/events.ts';
import { mergeMessages } from './merge-messages.ts';
import type { ThreadAnswer, ThreadMessage } from './types.ts';

/** A message that the member has written and the server has not stored yet. */
export interface LocalMessage {
  idClient: string;
  msg: string;
  suggested: boolean;
  time: number;
  /** The refusal's code; undefined while the message is being sent. */
  failed: string | undefined;
}

export interface ThreadState {
  /** Ascending by seq, each once. */
  stored: readonly ThreadMessage[];
  local: readonly LocalMessage[];
  /** Up to which of the member's own messages a device of the peer has received them, and the peer has read them. */
  peerDeliveredSeq: number;
  peerReadSeq: number;
  /** The newest known revision of edits and removals. */
  revision: number;
  /** The server has older messages. */
  hasMore: boolean;
  /** Neither side had written when the server answered. */
  first: boolean;
}

/** How far the peer has received and read, and what the server knows besides the messages. */
type Marks = Partial<
  Pick<ThreadState, 'hasMore' | 'peerReadSeq' | 'peerDeliveredSeq' | 'revision' | 'first'>
>;

export type ThreadAction =
  | ({ type: 'merged'; messages: readonly ThreadMessage[] } & Marks)
  | { type: 'changed'; change: OutboundEvents['message'] }
  | { type: 'written'; message: LocalMessage }
  | { type: 'stored'; idClient: string; id: string; seq: number; time: number; msg: string | null }
  | { type: 'refused'; idClient: string; code: string }
  | { type: 'retried'; idClient: string }
  | { type: 'discarded'; idClient: string }
  | { type: 'peerRead'; seq: number }
  | { type: 'peerDelivered'; seq: number };

/** The initial state, from the server's answer. Pure. */
export function beginThread(answer: ThreadAnswer): ThreadState {
  const { messages: stored, peerDeliveredSeq, peerReadSeq, revision, hasMore, first } = answer;
  return { stored, local: [], peerDeliveredSeq, peerReadSeq, revision, hasMore, first };
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

function without(state: ThreadState, idClient: string): ThreadState {
  return { ...state, local: state.local.filter((one) => one.idClient !== idClient) };
}

function moveToStored(
  state: ThreadState,
  { idClient, id, seq, time, msg }: Extract<ThreadAction, { type: 'stored' }>,
): ThreadState {
  if (!state.local.some((one) => one.idClient === idClient)) return state;
  const own: ThreadMessage = {
    id,
    seq,
    time,
    from: 'self',
    type: 'personal',
    category: null,
    notificationId: null,
    isHtml: false,
    msg,
    blurred: false,
    blurredMessage: null,
    warnings: [],
    edited: false,
    removed: msg === null,
    attachment: null,
    answerer: null,
  };
  return without({ ...state, stored: mergeMessages(state.stored, [own]) }, idClient);
}

/** Applies a change of one message. Only the next revision is applied: a gap is fetched, an older one is known. */
function withChange(state: ThreadState, change: OutboundEvents['message']): ThreadState {
  if (change.revision !== state.revision + 1) return state;
  const { seq, revision, msg, blurred, blurredMessage, warnings, edited, removed } = change;
  const { attachment } = change;
  const now = { msg, blurred, blurredMessage, warnings, edited, removed, attachment };
  const stored = state.stored.map((one) => (one.seq === seq ? { ...one, ...now } : one));
  return { ...state, stored, revision };
}

function withMarks(state: ThreadState, marks: Marks): ThreadState {
  return {
    ...state,
    hasMore: marks.hasMore ?? state.hasMore,
    first: state.first && (marks.first ?? true),
    revision: Math.max(state.revision, marks.revision ?? 0),
    peerReadSeq: Math.max(state.peerReadSeq, marks.peerReadSeq ?? 0),
    peerDeliveredSeq: Math.max(state.peerDeliveredSeq, marks.peerDeliveredSeq ?? 0),
  };
}

/** The state after an action. Pure. */
export function threadReducer(state: ThreadState, action: ThreadAction): ThreadState {
  switch (action.type) {
    case 'merged': {
      const stored = mergeMessages(state.stored, action.messages);
      return withMarks({ ...state, stored }, action);
    }
    case 'changed':
      return withChange(state, action.change);
    case 'written': {
      const { local } = without(state, action.message.idClient);
      return { ...state, local: [...local, action.message] };
    }
    case 'stored':
      return moveToStored(state, action);
    case 'refused':
      return withLocal(state, action.idClient, (one) => ({ ...one, failed: action.code }));
    case 'retried':
      return withLocal(state, action.idClient, (one) => ({ ...one, failed: undefined }));
    case 'discarded':
      return without(state, action.idClient);
    case 'peerRead':
      return withMarks(state, { peerReadSeq: action.seq });
    case 'peerDelivered':
      return withMarks(state, { peerDeliveredSeq: action.seq });
  }
}

/** The text of the member's newest message in the server's answer. Pure. */
export function lastOwnText(answer: Pick<ThreadAnswer, 'messages'>): string | undefined {
  const last = answer.messages.findLast(({ from }) => from === 'self');
  return last?.msg ?? undefined;
}

/** The newest known number, from which missed messages are requested. */
export function lastSeq(state: ThreadState): number {
  return state.stored.at(-1)?.seq ?? 0;
}

/** There are no messages except likes and visits yet: the next one is the first. */
export function isFirstMessage(state: ThreadState): boolean {
  return (
    state.first &&
    state.local.every(({ failed }) => failed !== undefined) &&
    !state.stored.some(({ type }) => type === 'personal')
  );
}
