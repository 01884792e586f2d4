import { call } from '#lib/http/client/call.ts';
import type { ListAnswer, ThreadAnswer } from './types.ts';

export type ThreadCursor = { after?: number; revision?: number; before?: number; limit?: number };

/** The newest messages of a conversation, what is new or changed since, or history before a number. */
export function loadThread(
  trackerId: string,
  angelId: string,
  query: ThreadCursor,
): Promise<ThreadAnswer> {
  return call('GET /api/get/messages/{trackerId}/{angelId}', {
    params: { trackerId, angelId },
    query: { ...query },
  });
}

/** Conversations changed since a cursor, older ones than a moment, those of a name, or the newest. */
export function loadConversations(
  trackerId: string,
  query: { after?: string; before?: number; name?: string },
): Promise<ListAnswer> {
  return call('GET /api/get/messages/{trackerId}', { params: { trackerId }, query: { ...query } });
}

/** Tells that the conversation was seen up to a number; answers what is left unread in all. */
export async function markRead(angelId: string, seq: number): Promise<number> {
  const { unread } = await call('POST /api/log/notification/readed', { body: { angelId, seq } });
  return unread;
}

/** Other words in place of those that went out less than a minute ago. */
export function editMessage(trackerId: string, angelId: string, seq: number, msg: string) {
  return call('PUT /api/users/messages/{trackerId}/{angelId}/{seq}', {
    params: { trackerId, angelId, seq: String(seq) },
    body: { msg },
  });
}

/** Takes back what went out less than a minute ago; nobody reads it any more. */
export function deleteMessage(trackerId: string, angelId: string, seq: number) {
  return call('DELETE /api/users/messages/{trackerId}/{angelId}/{seq}', {
    params: { trackerId, angelId, seq: String(seq) },
  });
}

/** Throws away the message that waits for credits. */
export function discardPendingMessage(trackerId: string) {
  return call('DELETE /api/users/keptMessage/{trackerId}', { params: { trackerId } });
}
