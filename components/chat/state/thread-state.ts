import type { ChatEvent } from '#lib/realtime/events.ts';
import { lastSeq, type MessageState } from './message-state.ts';
import type { ThreadAnswer, ThreadMessage } from './types.ts';

/** A member's conversation with one peer. */
export type ThreadState = MessageState<ThreadMessage>;

/** The initial state, from the server's answer. Pure. */
export function beginThread(answer: ThreadAnswer): ThreadState {
  const { messages: stored, peerDeliveredSeq, peerReadSeq, revision, hasMore, first } = answer;
  const marks = { peerDeliveredSeq, peerReadSeq, revision, hasMore, first };
  return { stored, local: [], ...marks, firstUpTo: lastSeq({ stored }) };
}

/** A message of the member as the server has stored it; without text if it was deleted since. Pure. */
export function ownMessage(
  stored: Pick<ThreadMessage, 'id' | 'seq' | 'time' | 'msg' | 'quote'>,
): ThreadMessage {
  return {
    ...stored,
    from: 'self',
    type: 'personal',
    category: null,
    notificationId: null,
    isHtml: false,
    blurred: false,
    blurredMessage: null,
    warnings: [],
    edited: false,
    removed: stored.msg === null,
    isRead: false,
    reaction: null,
    attachment: null,
    preview: null,
    answerer: null,
  };
}

/** Converts a pushed message to the thread's form. Pure. */
export function fromEvent(event: ChatEvent): ThreadMessage {
  return {
    id: event.id,
    seq: event.seq,
    from: event.from,
    type: event.type,
    category: event.category,
    notificationId: event.notificationId,
    isHtml: event.isHtml,
    msg: event.msg,
    blurred: event.blurred,
    blurredMessage: event.blurredMessage,
    warnings: event.warnings,
    edited: event.edited,
    removed: false,
    isRead: event.isRead,
    reaction: null,
    quote: event.quote,
    attachment: event.attachment,
    preview: event.preview,
    answerer: event.answerer,
    time: event.time,
  };
}

/** The text of the member's newest message in the server's answer. Pure. */
export function lastOwnText(answer: Pick<ThreadAnswer, 'messages'>): string | undefined {
  const last = answer.messages.findLast(({ from }) => from === 'self');
  return last?.msg ?? undefined;
}

/**
 * The next message counts as the first: there are none except likes, visits and questions that cost nothing.
 * Pure.
 */
export function isFirstMessage({
  first,
  firstUpTo,
  local,
  stored,
}: Pick<ThreadState, 'first' | 'firstUpTo' | 'local' | 'stored'>): boolean {
  return (
    first &&
    local.every(({ failed }) => failed !== undefined) &&
    !stored.some(({ seq, type }) => type === 'personal' && seq > firstUpTo)
  );
}
