import type { LocalMessage, MessageState } from '#components/chat/state/message-state.ts';
import type { StoreState } from '#components/chat/state/message-store-options.ts';
import { MessageStore } from '#components/chat/state/message-store.ts';
import { UnsentMessages } from '#components/chat/state/unsent.ts';
import { readStored, writeStored } from '#components/ui/browser-memory.ts';
import type { DeskMessage } from '#lib/desk/conversations/contract.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { deskCall } from '../desk-call.ts';
import { conversationMessages } from './faults.ts';

export const CONVERSATION_PURPOSE = 'Hosted conversation';
/** `failed` of a message that is sent once the connection is back; otherwise it is the reason as text. */
const OFFLINE = 'offline';

const BEGUN: MessageState<DeskMessage> = {
  stored: [],
  local: [],
  peerDeliveredSeq: 0,
  peerReadSeq: 0,
  revision: 0,
  hasMore: false,
  first: false,
  firstUpTo: 0,
};

const keyOf = (conversationId: string): string => `desk-unsent:${conversationId}`;

function isUnsent(value: unknown): value is Pick<LocalMessage, 'idClient' | 'msg' | 'time'> {
  if (typeof value !== 'object' || value === null) return false;
  const { idClient, msg, time } = value as Partial<Record<keyof LocalMessage, unknown>>;
  return typeof idClient === 'string' && typeof msg === 'string' && typeof time === 'number';
}

function readUnsent(conversationId: string): readonly LocalMessage[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(conversationId), 'session') ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isUnsent)
      .map(({ idClient, msg, time }) => ({
        idClient,
        msg,
        time,
        suggested: false,
        quote: null,
        failed: undefined,
      }))
      .toSorted((a, b) => a.time - b.time);
  } catch {
    return [];
  }
}

/**
 * Messages of a conversation that this tab had not sent when its page was closed; the server recognises each
 * by its `idClient`.
 */
const unsent = new UnsentMessages({
  read: readUnsent,
  write: (conversationId, messages) => {
    const value = messages.length === 0 ? null : JSON.stringify(messages);
    writeStored(keyOf(conversationId), value, 'session');
  },
});

function loadMessages(conversationId: string, query: Readonly<Record<string, string>>) {
  return deskCall('GET /api/desk/conversations/{id}/messages', {
    params: { id: conversationId },
    query,
    purpose: CONVERSATION_PURPOSE,
  });
}

type Page = Awaited<ReturnType<typeof loadMessages>>;
export type ConversationStore = MessageStore<DeskMessage, Page>;
export type ConversationState = StoreState<DeskMessage>;

/** The messages of a hosted conversation in an operator's tab, which are sent by calls, one by one. */
export function createConversationStore(conversationId: string): ConversationStore {
  const store: ConversationStore = new MessageStore<DeskMessage, Page>(BEGUN, false, {
    id: conversationId,
    unsent,
    inOrder: true,
    load: ({ after, before }) =>
      loadMessages(conversationId, {
        ...(after !== undefined && { after: String(after) }),
        ...(before !== undefined && { before: String(before) }),
      }),
    onPage: ({ messages }) => {
      if (messages.some(({ mine }) => !mine)) store.release();
    },
    send: async ({ idClient, msg: text }) => {
      try {
        await deskCall('POST /api/desk/conversations/{id}/messages', {
          params: { id: conversationId },
          body: { text, idClient },
          purpose: CONVERSATION_PURPOSE,
        });
        await store.catchUp();
        return { message: null };
      } catch (error) {
        return { failed: codeOf(error) === OFFLINE ? OFFLINE : conversationMessages(error) };
      }
    },
  });
  return store;
}

/** Sends the messages that failed without a connection, once it is back. */
export function resumeSends(store: ConversationStore): void {
  for (const message of store.state().local) {
    if (message.failed === OFFLINE) store.retry(message);
  }
}

/** The reason why a message was not sent, for the operator. */
export function failureText(failed: string): string {
  return failed === OFFLINE ? 'Not sent: no connection.' : failed;
}
