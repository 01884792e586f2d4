import type { Prisma } from '../db/generated/client.ts';
import { changeCounted } from './messages/change-counted.ts';

type Revision = {
  readonly conversationId: string;
  readonly seq: number;
  /** The new text; null: the message is removed, and its text stays stored for moderators. */
  readonly body: string | null;
  readonly now: Date;
};

/**
 * Changes a stored message under its conversation's lock and numbers the change, so that devices that were
 * offline can catch up. Returns the number. The original text is stored once. The unread state does not
 * change.
 */
export async function reviseMessage(
  tx: Prisma.TransactionClient,
  { conversationId, seq, body, now }: Revision,
): Promise<number> {
  const [revised] = await tx.$queryRaw<{ revision: number }[]>`
    with ${changeCounted(conversationId)},
    numbered as (
      update conversations set last_revision = last_revision + 1 where id = ${conversationId}::uuid
      returning last_revision as revision)
    update messages m set revision = numbered.revision,
           body = coalesce(${body}, m.body),
           first_body = case when ${body}::text is null then m.first_body
                             else coalesce(m.first_body, m.body) end,
           edited_at = case when ${body}::text is null then m.edited_at else ${now} end,
           removed_at = case when ${body}::text is null then ${now} else m.removed_at end
      from numbered
     where m.conversation_id = ${conversationId}::uuid and m.seq = ${seq}
    returning numbered.revision`;
  if (!revised) throw new Error('message not found for revision');
  return revised.revision;
}
