import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { changeCounted } from './change-counted.ts';

type Announcement = {
  readonly conversationId: string;
  /** Profile for which somebody else answers from now on, or no more. */
  readonly from: string;
  readonly category: 'operator_joined' | 'operator_left';
  readonly now: Date;
};

export type AddedAnnouncement = {
  readonly conversationId: string;
  readonly seq: number;
  readonly at: Date;
  readonly category: Announcement['category'];
};

/**
 * Stores among the messages who answers for a hosted profile from here on, under the conversation's lock.
 * The member catches up by it; it is unread by nobody, costs nothing and moves no conversation up.
 */
export async function addAnnouncement(
  tx: Prisma.TransactionClient,
  { conversationId, from, category, now }: Announcement,
): Promise<AddedAnnouncement> {
  const [added] = await tx.$queryRaw<{ seq: number }[]>`
    with ${changeCounted(conversationId)},
    numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId}::uuid
      returning last_seq as seq)
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, category, open,
                          created_at)
    select ${conversationId}::uuid, numbered.seq, ${from}::uuid, ${newId(now.getTime())}::uuid, 'notice',
           '', ${category}, true, ${now}
      from numbered
    returning seq`;
  if (!added) throw new Error('an announcement to no conversation');
  return { conversationId, seq: added.seq, at: now, category };
}
