import { call } from '#lib/http/client/call.ts';
import type { MessageCursor } from './message-store-options.ts';
import type { ListAnswer, ThreadAnswer, ThreadMessage } from './types.ts';

/**
 * Loads the newest messages of a conversation, what is new or changed since a cursor, or the history before a
 * number.
 */
export function loadThread(
  trackerId: string,
  angelId: string,
  query: MessageCursor,
): Promise<ThreadAnswer> {
  return call('GET /api/get/messages/{trackerId}/{angelId}', {
    params: { trackerId, angelId },
    query: { ...query },
  });
}

/**
 * Loads conversations: those changed since a cursor, those older than a time, those that match a name, or the
 * newest.
 */
export function loadConversations(
  trackerId: string,
  query: { after?: string; before?: number; name?: string },
): Promise<ListAnswer> {
  return call('GET /api/get/messages/{trackerId}', { params: { trackerId }, query: { ...query } });
}

/** Marks the conversation as seen up to a number; resolves to the total that is still unread. */
export async function markRead(angelId: string, seq: number): Promise<number> {
  const { unread } = await call('POST /api/log/notification/readed', { body: { angelId, seq } });
  return unread;
}

/** Replaces the text of a message that was sent less than a minute ago. */
export function editMessage(trackerId: string, angelId: string, seq: number, msg: string) {
  return call('PUT /api/users/messages/{trackerId}/{angelId}/{seq}', {
    params: { trackerId, angelId, seq: String(seq) },
    body: { msg },
  });
}

/** Deletes a message that was sent less than a minute ago; it can no longer be read. */
export function deleteMessage(trackerId: string, angelId: string, seq: number) {
  return call('DELETE /api/users/messages/{trackerId}/{angelId}/{seq}', {
    params: { trackerId, angelId, seq: String(seq) },
  });
}

/** Sets the reaction to a received message; null removes it. */
export function reactToMessage(
  trackerId: string,
  angelId: string,
  seq: number,
  reaction: ThreadMessage['reaction'],
) {
  return call('PUT /api/users/messages/{trackerId}/{angelId}/{seq}/reaction', {
    params: { trackerId, angelId, seq: String(seq) },
    body: { reaction },
  });
}

/** Discards the message that is pending until there are credits. */
export function discardPendingMessage(trackerId: string) {
  return call('DELETE /api/users/pendingMessage/{trackerId}', { params: { trackerId } });
}

/** A received message in the language of the page, by the language model; it costs nothing. */
export function translateMessage(trackerId: string, angelId: string, seq: number) {
  return call('POST /api/users/messages/{trackerId}/{angelId}/{seq}/translation', {
    params: { trackerId, angelId, seq: String(seq) },
  });
}
