import { call } from '#lib/http/client/call.ts';
import type { ListAnswer, ThreadAnswer } from './types.ts';

export type ThreadCursor = { after?: number; before?: number };

/** The newest messages of a conversation, those after a number, or history before one. */
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

/** Conversations changed since a cursor, older ones than a moment, or the newest. */
export function loadConversations(
  trackerId: string,
  query: { after?: string; before?: number },
): Promise<ListAnswer> {
  return call('GET /api/get/messages/{trackerId}', { params: { trackerId }, query: { ...query } });
}

/** Tells that the conversation was seen up to a number; answers what is left unread in all. */
export async function markRead(angelId: string, seq: number): Promise<number> {
  const { unread } = await call('POST /api/log/notification/readed', { body: { angelId, seq } });
  return unread;
}
