import type { Statement } from '../../db/statement.ts';
import { listedAndSuiting, noticeReveals } from '../../identity/suits.ts';
import { foundAsSql } from '../../identity/gender.ts';
import { isFirstMessage } from './first-message.ts';
import { invitationPending } from './invitation-pending.ts';
import { DUE_LEEWAY_MS } from '../conversations/not-yet-due.ts';
import { CLEAR_ANSWERS_MS, NOTIFY_DELAY_MS } from '../limits.ts';
import { mainPhotoKey } from '../../identity/shown-photos.ts';

const NOTIFY_DELAY = `interval '${String(NOTIFY_DELAY_MS)} milliseconds'`;

const DUE_LEEWAY = `interval '${String(DUE_LEEWAY_MS)} milliseconds'`;

const suits = listedAndSuiting({
  profile: 'p.id',
  brand: 'su.brand_id',
  gender: foundAsSql('s'),
  seeking: 's.seeking',
});
const invited = invitationPending({
  conversation: 'l.conversation',
  peer: 'l.peer',
  matchedAt: 'l.matched_at',
  peerRead: 'case when p.shows_read and s.shows_read then theirs.read_seq else 0 end',
});
const first = isFirstMessage({
  conversation: 'l.conversation',
  personalAt: 'l.personal_at',
  sender: 'l.sender',
  peerKind: 'p.kind',
});

/**
 * Sends a batch. Everything that decides is read here: conversations and accounts under their locks, the rest
 * from the same snapshot; no value is taken from the caller that it could have forged or cached too long.
 * The level is a cache: a message that leaves too few bought credits for another one computes it again from
 * the current row, and a level 1 without a remaining cause counts as 0.
 * With its answer, the answerer of a hosted profile has read the messages before it.
 * The account's `users` row is locked too, as credit entries reference it anyway: an erasure either waits for
 * this lock and finds the message, or came first and leaves no account to send from.
 * Locks: conversations, accounts, inboxes, each sorted; participants change only under the first.
 * Balances are set from the locked row: constraints are checked first on the row in the snapshot.
 * A batch holds one send per conversation and one per sender, since no row can change twice in a statement.
 * Messages are read by functions: a reference to the table would prepare a scan of each of its partitions for
 * every batch, though only repeated and few first sends read them.
 * The range of `i` excludes no row: without it the planner expects a hundred items and reads whole tables
 * instead of an index.
 */
export const SEND: Statement = {
  name: 'send-messages',
  text: `
with item as materialized (
  select * from json_to_recordset($1::json) as x(
    i int, sender uuid, member uuid, peer uuid, client uuid, body text, alike text, photo uuid,
    cost int, card boolean, invites boolean, provider answerer, wrote answerer, due timestamptz, task uuid, entry uuid,
    clear boolean, reply int)
   where x.i between 0 and 1000000
),
conversation as materialized (
  select c.id, c.profile_low, c.profile_high, c.last_seq, c.matched_at, c.blocked_at, c.personal_at,
         c.held_by, c.brand_id
    from item join conversations c on c.profile_low = least(item.sender, item.peer)
                                  and c.profile_high = greatest(item.sender, item.peer)
   order by c.id for no key update of c
),
located as materialized (
  select item.*, c.id as conversation, c.last_seq, c.matched_at, c.blocked_at, c.personal_at, c.held_by,
         c.brand_id
    from item left join conversation c on c.profile_low = least(item.sender, item.peer)
                                      and c.profile_high = greatest(item.sender, item.peer)
),
account as materialized (
  select a.member_id, a.icebreakers, a.likes, a.free, a.subscription, a.bought, a.last_grant
    from located l join credit_accounts a on a.member_id = l.member
    join users u on u.id = l.member and u.state <> 'erased'
   order by a.member_id for no key update of a for key share of u
),
answered as materialized (
  select t.id from located l join reply_tasks t on t.id = l.task
   where l.member is null and t.state = 'due'
   order by t.id for no key update of t
),
fact as materialized (
  select l.*, s.screen_name, s.kind as sender_kind, s.public_id as sender_public_id,
         s.answered_by as sender_answered_by,
         ${mainPhotoKey('l.sender')} as picture,
         case when su.level = 1 and a.bought < l.cost and coalesce(su.paid_until <= $2, true) then 0
              else coalesce(su.level, 0) end as level,
         a.icebreakers, a.likes, a.free, a.subscription, a.bought, a.last_grant, p.kind as peer_kind, p.answered_by as peer_answered_by,
         ${first} as first,
         p.member_id as peer_member, p.shows_read as peer_shows_read, theirs.photos_open_at is not null as peer_opens, pu.card_verified_at is not null as peer_may_phone, pu.locale as peer_locale,
         p.kind <> 'member' or pu.level > 0 or l.matched_at is not null
           or (l.member is null and coalesce(l.clear, false))
           or coalesce(theirs.last_paid_at > $2::timestamptz - interval '${String(CLEAR_ANSWERS_MS)} milliseconds', false) as open,
         k.seq as repeated_seq, r.created_at as repeated_at,
         case when r.removed_at is null then r.body end as repeated_body,
         case
           when k.seq is not null then
             case when k.conversation_id = l.conversation
                   and coalesce(r.first_body, r.body) in (l.body, l.alike)
                  then 'repeated' else 'client_id_reused' end
           when l.member is null and t.id is null
             and not (l.provider = 'operator' and l.held_by is not null) then 'task_gone'
           when l.member is null and l.provider <> 'operator' and l.held_by is not null
             and not coalesce(l.clear, false) then 'conversation_held'
           when s.state <> 'active' or su.state <> 'active'
             or (l.member is not null and a.member_id is null) then 'account_disabled'
           when p.kind = 'system' then 'system_sender'
           when p.state <> 'active' or l.peer = l.sender
             or coalesce(pu.brand_id, p.brand_id, su.brand_id) <> coalesce(su.brand_id, pu.brand_id)
             or pu.state <> 'active' then 'peer_unavailable'
           when l.blocked_at is not null then 'conversation_blocked'
           when l.member is null then null
           when l.personal_at is null and l.matched_at is null and not ${suits}
             and not exists (select from participants own where own.conversation_id = l.conversation
                               and own.profile_id = l.sender and own.last_notice_at is not null and ${noticeReveals('l.sender')})
             then 'peer_unavailable'
           when l.reply is not null
             and not can_reply(l.conversation, l.reply, l.sender, $2::timestamptz + ${DUE_LEEWAY},
                               l.matched_at is not null or su.level > 0) then 'reply_not_found'
           when l.photo is not null and l.matched_at is null then 'photo_needs_match'
           when (l.card or p.verified_only) and su.card_verified_at is null then 'card_check_required'
           when p.kind = 'hosted' and d.member_id is null then 'disclosure_required'
           when l.invites and p.kind = 'member' and ${invited} then 'invitation_waiting'
         end as refusal
    from located l
    join profiles s on s.id = l.sender
    left join users su on su.id = l.member
    join profiles p on p.id = l.peer
    left join users pu on pu.id = p.member_id
    left join participants theirs on theirs.conversation_id = l.conversation and theirs.profile_id = l.peer
    left join message_keys k on k.sender_id = l.sender and k.id_client = l.client
    left join lateral message_at(k.conversation_id, k.seq) r on true
    left join disclosures d on d.member_id = l.member and d.profile_id = l.peer and p.kind = 'hosted'
    left join account a on a.member_id = l.member
    left join answered t on t.id = l.task
),
priced as materialized (
  select fact.*,
         case
           when refusal is not null then null
           when member is null or (peer_kind = 'hosted' and coalesce(clear, false)) then 'nothing'
           when level = 0 and first and icebreakers > 0 then 'icebreakers'
           when free > 0 then 'free'
           when level > 0 and subscription + bought >= cost then 'paid'
         end as pays
    from fact
),
sent as materialized (
  select priced.*, last_seq + 1 as seq,
         case when pays = 'paid' then least(subscription, cost) else 0 end as of_subscription,
         case when pays = 'paid' then cost - least(subscription, cost) else 0 end as of_bought,
         pays = 'paid' and subscription < cost and bought + subscription - cost < cost as last
    from priced where pays is not null and conversation is not null
),
seen as materialized (
  select own.conversation_id, own.unread
    from sent join participants own on own.conversation_id = sent.conversation
                                   and own.profile_id = sent.sender
   where sent.member is null
   order by own.conversation_id for no key update of own
),
side as materialized (
  select conversation, sender as profile, 0 as more, pays = 'paid' as paid, last, false as notifies,
         coalesce(h.unread, 0) as less, case when member is null then seq end as holds
    from sent left join seen h on h.conversation_id = sent.conversation
  union all
  select conversation, peer, 1, false, false, peer_member is not null, 0, null from sent
),
inbox as materialized (
  select b.profile_id, k.changes, k.more, k.last, k.notifies
    from (select profile, count(*) as changes, sum(more - less) as more, bool_or(last) as last,
                 bool_or(notifies) as notifies
            from side group by profile) k
    join inboxes b on b.profile_id = k.profile
   order by b.profile_id for no key update of b
),
counted as (
  update inboxes b set change = b.change + k.changes, unread = b.unread + k.more,
         opened_at = case when k.last then $2 else b.opened_at end,
         notify_at = case when k.notifies then least(b.notify_at, $2::timestamptz + ${NOTIFY_DELAY})
                          else b.notify_at end
    from inbox k where b.profile_id = k.profile_id
  returning b.profile_id, b.change, b.unread, b.notify_at
),
numbered as (
  update conversations c set last_seq = s.seq, last_message_at = $2,
         personal_at = coalesce(s.personal_at, $2)
    from sent s where c.id = s.conversation
),
sided as (
  update participants p set unread = p.unread + k.more - k.less, change = n.change,
         read_seq = coalesce(k.holds, p.read_seq), delivered_seq = coalesce(k.holds, p.delivered_seq),
         last_message_at = $2,
         hidden_at = null, last_paid_at = case when k.paid then $2 else p.last_paid_at end
    from side k join counted n on n.profile_id = k.profile
   where p.conversation_id = k.conversation and p.profile_id = k.profile
),
debited as (
  update credit_accounts a set
         icebreakers = s.icebreakers - case when s.pays = 'icebreakers' then 1 else 0 end,
         free = s.free - case when s.pays = 'free' then 1 else 0 end,
         subscription = s.subscription - s.of_subscription,
         bought = s.bought - s.of_bought
    from sent s where a.member_id = s.member
),
explained as (
  insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, source, at)
  select case when e.second then gen_random_uuid() else s.entry end, s.member, e.bucket, -e.amount,
         e.held - e.amount, 'message', s.conversation, $2
    from sent s cross join lateral (values
           ('icebreakers'::credit_bucket, case when s.pays = 'icebreakers' then 1 else 0 end, s.icebreakers, false),
           ('free', case when s.pays = 'free' then 1 else 0 end, s.free, false),
           ('subscription', s.of_subscription, s.subscription, false),
           ('bought', s.of_bought, s.bought, s.of_subscription > 0)
         ) as e(bucket, amount, held, second)
   where e.amount > 0
),
fallen as (
  update users u set level = case when u.level = 1 and coalesce(u.paid_until <= $2, true) then 0
                                  else u.level end
    from sent s where s.last and u.id = s.member
  returning u.id, u.level
),
stored as (
  insert into messages (conversation_id, seq, sender_id, id_client, kind, body, bucket, cost,
                        answered_by, open, photo_id, reply_to, brand_id, created_at)
  select conversation, seq, sender, client, 'personal', body,
         case when pays = 'nothing' then null
              when pays <> 'paid' then pays
              when of_bought > 0 then 'bought' else 'subscription' end::credit_bucket,
         case when pays = 'nothing' then 0 when pays = 'paid' then cost else 1 end,
         case when member is null then coalesce(wrote, provider) end, open, photo, reply, brand_id, $2
    from sent
),
asked as (
  insert into reply_tasks (id, conversation_id, profile_id, member_id, trigger_seq, provider, state,
                           due_at, brand_id, created_at)
  select task, conversation, peer, member, seq,
         case when provider = any (peer_answered_by) then provider else 'script' end, 'due', due, brand_id, $2
    from sent s
   where peer_kind = 'hosted' and not exists
         (select from reply_tasks t where t.conversation_id = s.conversation and t.state = 'due')
  returning conversation_id, due_at
),
kept as (
  delete from pending_messages m using sent s
   where m.member_id = s.member and m.id_client = s.client
),
finished as (
  update reply_tasks t set state = 'done', done_at = $2
    from sent s where s.member is null and t.id = s.task
)
select f.i,
       case when s.i is not null then 'sent'
            when f.refusal is not null then f.refusal
            when f.pays is null then 'credits_exhausted'
            else 'conversation_missing' end as outcome,
       coalesce(s.seq, f.repeated_seq) as seq, coalesce(f.repeated_at, $2::timestamptz) as at,
       f.repeated_body as "repeatedBody",
       f.conversation, f.open, f.peer_member as "peerMember", f.peer_may_phone as "peerMayPhone",
       f.peer_locale as "peerLocale",
       f.peer_opens as "peerOpensPhotos", f.peer_shows_read as "peerShowsRead",
       n.unread as "peerUnread", k.due_at as "dueAt", f.first,
       case when n.notify_at = $2::timestamptz + ${NOTIFY_DELAY} then n.notify_at end as "notifyAt",
       coalesce(o.level, f.level) as level,
       coalesce(f.icebreakers, 0) - case when s.pays = 'icebreakers' then 1 else 0 end as icebreakers,
       coalesce(f.likes, 0) as likes,
       coalesce(f.free, 0) - case when s.pays = 'free' then 1 else 0 end as free,
       coalesce(f.subscription, 0) - coalesce(s.of_subscription, 0) as subscription,
       coalesce(f.bought, 0) - coalesce(s.of_bought, 0) as bought,
       coalesce(f.last_grant, 0) as "lastGrant", f.screen_name as name, f.picture as photo,
       f.sender_public_id as "senderPublicId", f.sender_kind as "senderKind",
       f.sender_answered_by::text[] as "senderAnsweredBy"
  from priced f
  left join sent s on s.i = f.i
  left join counted n on n.profile_id = s.peer
  left join asked k on k.conversation_id = s.conversation
  left join fallen o on o.id = s.member`,
};
