import { Prisma } from '../../db/generated/client.ts';

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
