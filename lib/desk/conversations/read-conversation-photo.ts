import { run, type Statement } from '../../db/statement.ts';
import type { HostedConversation } from '../../hosted/hold/find-conversation.ts';
import { fail } from '../../kernel/errors.ts';
import { chatPicture } from '../../media/chat-picture-file.ts';

// A photo that its sender removed, or that a block closed, is not readable here either.
const PHOTO: Statement = {
  name: 'desk-conversation-photo',
  text: `
    select f.object_key as "objectKey"
      from messages m join chat_photos f on f.id = m.photo_id
      join conversations c on c.id = m.conversation_id and c.blocked_at is null
     where m.conversation_id = $1 and m.seq = $2 and m.removed_at is null`,
};

/** The picture of a message, WebP. Raises `not_found`. */
export async function readConversationPhoto(
  { conversationId }: HostedConversation,
  seq: number,
): Promise<Buffer> {
  if (!Number.isInteger(seq) || seq < 1 || seq > 2_147_483_647) fail('not_found');
  const [row] = await run<{ objectKey: string }>(PHOTO, [conversationId, seq]);
  return (row && (await chatPicture(row.objectKey))) ?? fail('not_found');
}
