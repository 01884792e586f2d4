import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { changeCounted } from './revise-message.ts';

type ThreadLine = {
  readonly conversationId: string;
  /** Profile that it is about. */
  readonly from: string;
  readonly category: string;
  readonly body: string;
  readonly now: Date;
};

/**
 * Stores a line that is no message of either side among the messages, under the conversation's lock, and returns its
 * number. Devices receive it when they catch up; it counts as unread for no one, costs nothing and does not reorder the
 * list.
 */
export async function insertThreadLine(
  tx: Prisma.TransactionClient,
  { conversationId, from, category, body, now }: ThreadLine,
): Promise<number> {
  const [added] = await tx.$queryRaw<{ seq: number }[]>`
    with ${changeCounted(conversationId)},
    numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId}::uuid
      returning last_seq as seq)
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, category, open,
                          created_at)
    select ${conversationId}::uuid, numbered.seq, ${from}::uuid, ${newId(now.getTime())}::uuid, 'notice',
           ${body}, ${category}, true, ${now}
      from numbered
    returning seq`;
  if (!added) throw new Error('conversation not found for a line');
  return added.seq;
}
