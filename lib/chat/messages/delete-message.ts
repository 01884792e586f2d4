import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { lockOwnMessage } from './lock-own-message.ts';
import { reviseMessage } from '../revise-message.ts';
import { notifyMessageChange } from '../notify-message-change.ts';

type Deletion = { readonly trackerId: string; readonly angelId: string; readonly seq: number };

/**
 * Removes the member's own message from both sides, within a minute after it was sent. The text remains for a
 * month for staff who may have to judge a report; its credit is spent. Members, their own: anything else
 * answers `not_found`. Raises `change_closed`, `conversation_blocked`.
 */
export async function deleteMessage(
  viewer: MemberViewer,
  { trackerId, angelId, seq }: Deletion,
  now: Date,
): Promise<{ revision: number }> {
  requireOwnName(viewer, trackerId);
  const { conversationId, revision } = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const { conversationId } = await lockOwnMessage(tx, viewer, angelId, seq, now);
      const removal = { conversationId, seq, body: null, now };
      return { conversationId, revision: await reviseMessage(tx, removal) };
    }),
  );
  await notifyMessageChange(conversationId, seq);
  return { revision };
}
