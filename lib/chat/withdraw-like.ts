import type { Prisma } from '../db/generated/client.ts';

type Like = {
  readonly conversationId: string;
  /** Profiles of the liker and of the receiver. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
};

/**
 * Removes a like's notice that its receiver has not seen, under the conversation's lock; both sides receive
 * the change when they catch up. False, and nothing changes, when it was seen or when one was withdrawn
 * before: repeated likes and withdrawals would notify the receiver again and again at no cost.
 */
export async function withdrawLike(tx: Prisma.TransactionClient, like: Like): Promise<boolean> {
  const { conversationId, from, to, now } = like;
  const taken = await tx.$queryRaw<{ seq: number }[]>`
    with inbox as materialized (
      select profile_id, notices_seen_at as seen from inboxes
       where profile_id in (${from}::uuid, ${to}::uuid)
       order by profile_id for no key update),
    notice as materialized (
      select m.seq
        from messages m
        join participants a on a.conversation_id = m.conversation_id and a.profile_id = ${to}::uuid
        join inbox i on i.profile_id = a.profile_id
       where m.conversation_id = ${conversationId}::uuid and m.sender_id = ${from}::uuid
         and m.kind = 'like' and m.removed_at is null
         and m.seq > a.read_seq and m.created_at > coalesce(i.seen, '-infinity')
         and not exists (
           select from messages e
            where e.conversation_id = m.conversation_id and e.sender_id = m.sender_id
              and e.kind = 'like' and e.removed_at is not null)
       order by m.seq desc limit 1),
    removed as (
      update messages m set removed_at = ${now} from notice
       where m.conversation_id = ${conversationId}::uuid and m.seq = notice.seq
      returning m.seq),
    counted as (
      update inboxes b set change = b.change + 1 from inbox
       where b.profile_id = inbox.profile_id and exists (select from notice)
      returning b.profile_id, b.change),
    sided as (
      update participants a set change = c.change,
             last_notice_at = case when a.profile_id = ${from}::uuid then a.last_notice_at else (
               select max(m.created_at) from messages m
                where m.conversation_id = a.conversation_id and m.sender_id = ${from}::uuid
                  and m.kind in ('like', 'visit') and m.removed_at is null
                  and m.seq <> (select seq from notice)) end
        from counted c
       where a.conversation_id = ${conversationId}::uuid and a.profile_id = c.profile_id)
    select seq from removed`;
  return taken.length > 0;
}
