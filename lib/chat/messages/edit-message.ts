import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { fail } from '../../kernel/errors.ts';
import { acceptText } from '../accept-text.ts';
import { lockOwnMessage } from './lock-own-message.ts';
import { reviseMessage } from '../revise-message.ts';
import { notifyMessageChange } from '../notify-message-change.ts';

type Edit = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly seq: number;
  readonly msg: string;
};

/**
 * Changes the text of the member's own message, within a minute after it was sent; both sides see that it was
 * edited. It costs nothing. Members, their own: anything else answers `not_found`. Raises `change_closed`,
 * also for one with a photo, `conversation_blocked`, `message_empty`, `message_too_long`,
 * `card_data_refused`.
 */
export async function editMessage(
  viewer: MemberViewer,
  { trackerId, angelId, seq, msg }: Edit,
  now: Date,
): Promise<{ revision: number; edited: true }> {
  requireOwnName(viewer, trackerId);
  const { body } = acceptText(msg, viewer);
  const { conversationId, revision } = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const own = await lockOwnMessage(tx, viewer, angelId, seq, now);
      if (own.withPhoto) fail('change_closed');
      const { conversationId } = own;
      return {
        conversationId,
        revision: await reviseMessage(tx, { conversationId, seq, body, now }),
      };
    }),
  );
  await notifyMessageChange(conversationId, seq);
  return { revision, edited: true };
}
