import { Prisma } from '../db/generated/client.ts';
import { dropPreview } from './previews/drop-preview.ts';

/**
 * SQL, parts of a `with` under the conversation's lock: increments the change counter by which both sides
 * catch up. The inboxes are locked in their order, as in every writer.
 */
export function changeCounted(conversationId: string): Prisma.Sql {
  return Prisma.sql`
    inbox as materialized (
      select i.profile_id from participants a join inboxes i on i.profile_id = a.profile_id
       where a.conversation_id = ${conversationId}::uuid
       order by i.profile_id for no key update of i),
    counted as (
      update inboxes i set change = i.change + 1 from inbox where i.profile_id = inbox.profile_id
      returning i.profile_id, i.change),
    sided as (
      update participants a set change = counted.change from counted
       where a.conversation_id = ${conversationId}::uuid and a.profile_id = counted.profile_id)`;
}

type Revision = {
  readonly conversationId: string;
  readonly seq: number;
  /** The new text; null: the message is removed, and its text stays stored for moderators. */
  readonly body: string | null;
  readonly now: Date;
};

/**
 * Changes a stored message under its conversation's lock and numbers the change, so that devices that were
 * offline can catch up; the preview of its link goes. Returns the number. The original text is stored once. The unread state does not
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
  await dropPreview(tx, { conversationId, seq, now });
  return revised.revision;
}
