import type { Statement } from '../../db/statement.ts';

/** Messages that one statement hides or deletes, all of one conversation: it holds the lock that sends wait for. */
export const MESSAGES_AT_ONCE = 500;

/**
 * SQL: up to which number a side has read its conversation. Its own messages after an unread one count as unread: the
 * hidden part is always the beginning.
 */
const readUpTo = (side: string, lastSeq: string): string =>
  `case when ${side}.unread = 0 then ${lastSeq} else ${side}.read_seq end`;

/** SQL: a report between the two that is not decided; what staff must judge is not deleted. */
const openReport = (side: string): string => `exists (
      select from reports r where r.decided_at is null
         and (r.reporter_id, r.reported_id) in ((${side}.profile_id, ${side}.peer_id),
                                                (${side}.peer_id, ${side}.profile_id)))`;

/**
 * SQL: up to which number the other side lets messages go. Hosted profiles and erased members keep no copy; the
 * conversation with the service is not touched.
 */
const PEER_LETS_GO = `case when p.kind = 'hosted' or coalesce(u.state = 'erased', true)
                           then 2147483647 else peer.expired_seq end`;

const PEER = `
      join profiles p on p.id = a.peer_id and p.kind <> 'system'
      left join users u on u.id = p.member_id
      join participants peer on peer.conversation_id = a.conversation_id and peer.profile_id = a.peer_id`;

/**
 * Conversations of a profile with something to hide or to delete: the first message after the hidden ones is old and
 * was read, or a hidden one is kept by nobody. Each is one probe of the primary key in one partition.
 */
export const EXPIRABLE: Statement = {
  name: 'expirable-conversations',
  text: `
    select a.conversation_id::text as id
      from participants a ${PEER}
      join conversations c on c.id = a.conversation_id
     where a.profile_id = $1 and not ${openReport('a')}
       and (exists (
             select from (select m.seq, m.created_at from messages m
                           where m.conversation_id = a.conversation_id and m.seq > a.expired_seq
                           order by m.seq limit 1) next
              where next.created_at < $2 and next.seq <= ${readUpTo('a', 'c.last_seq')})
         or exists (
             select from messages m where m.conversation_id = a.conversation_id
                and m.seq <= least(a.expired_seq, ${PEER_LETS_GO})))
     limit $3`,
};

/**
 * Hides the next messages of a conversation from one side, and deletes those that no side keeps, with their photos.
 * The conversation's row is locked first, as by every writer. A side that has lost all messages lists the
 * conversation no more: a message that was sent while this waited for the lock is seen only in the side's row.
 */
export const EXPIRE: Statement = {
  name: 'expire-messages',
  text: `
    with conversation as materialized (
      select c.id, c.last_seq from conversations c where c.id = $1 for no key update),
    side as materialized (
      select a.profile_id, a.expired_seq, ${PEER_LETS_GO} as peer_lets_go,
             ${readUpTo('a', 'c.last_seq')} as read_up_to
        from conversation c
        join participants a on a.conversation_id = c.id and a.profile_id = $2 ${PEER}
       where not ${openReport('a')}),
    old as materialized (
      select greatest(s.expired_seq, max(m.seq)) as seq
        from side s
        left join lateral (
          select n.seq, n.created_at from messages n
           where n.conversation_id = $1 and n.seq > s.expired_seq order by n.seq limit $4) m
          on m.created_at < $3 and m.seq <= s.read_up_to
       group by s.expired_seq),
    hidden as (
      update participants a set expired_seq = old.seq,
             last_message_at = case when a.last_message_at >= $3 or exists (
               select from messages n where n.conversation_id = $1 and n.seq > old.seq
                  and n.kind not in ('visit', 'notice') and (n.kind <> 'like' or n.removed_at is null))
               then a.last_message_at end
        from old
       where a.conversation_id = $1 and a.profile_id = $2 and old.seq > a.expired_seq),
    gone as (
      delete from messages m
       where m.conversation_id = $1 and m.seq = any (array(
         select n.seq from messages n, side s, old
          where n.conversation_id = $1 and n.seq <= least(old.seq, s.peer_lets_go)
          order by n.seq limit $4))
      returning m.photo_id, m.seq),
    pictures as (
      delete from chat_photos f using gone where f.id = gone.photo_id returning f.object_key),
    copies as (
      delete from rechecks r using gone where r.item_id = gone.photo_id and r.second_at is null),
    previews as (
      delete from message_previews v using gone where v.conversation_id = $1 and v.seq = gone.seq
      returning v.object_key),
    files as (
      insert into photo_removals (object_key, scope, due_at)
      select object_key, 'all'::file_removal_scope, $5::timestamptz
        from (select object_key from pictures union all select object_key from previews) f
       where object_key is not null
      on conflict do nothing)
    select count(*)::int as deleted from gone`,
};
