import type { Statement } from '../../db/statement.ts';
import { HIGHEST_ID, LOWEST_ID } from '../../kernel/ids.ts';
import { mainPhotoKey } from '../../identity/shown-photos.ts';

/**
 * A timestamp in epoch milliseconds, as on the wire: parsing four dates took as long as reading the rest of
 * the row.
 */
const ms = (moment: string): string => `(extract(epoch from ${moment}) * 1000)::float8`;

/** Columns of a queued conversation `c` of member `u` with hosted profile `p`. */
const ROW = `
  c.id as "conversationId", c.brand_id as "brandId", p.screen_name as persona, mp.screen_name as member,
  u.locale, c.held_by as "heldBy", coalesce(o.name, c.held_by) as "heldByName",
  ${ms('c.held_until')} as "heldUntil", ${ms('c.last_message_at')} as "lastAt",
  exists (select from vulnerable_flags v where v.member_id = u.id) as flagged,
  ${mainPhotoKey('p.id')} as picture,
  (select ${ms('w.created_at')} from reply_tasks w
    where w.conversation_id = c.id and w.state = 'due' and w.provider = 'operator'
    order by w.trigger_seq limit 1) as since,
  last.body as last, last.sender_id = p.id as "lastMine"`;

/** Rows on a page; one more is read to detect a next page. */
export const PAGE = 40;
const LIMIT = String(PAGE + 1);

const BESIDE = `
  join profiles mp on mp.member_id = u.id
  left join operators o on c.held_by = 'operator:' || o.id
  left join lateral (
    select m.body, m.sender_id from messages m
     where m.conversation_id = c.id and m.kind = 'personal' and m.removed_at is null
     order by m.seq desc limit 1) last on true`;

/** $1 brands (null: all), $2 now, $3 the operator's actor name, $4 and $5 the cursor or the start of the view. */
const SCOPE = `($1::text[] is null or c.brand_id = any($1)) and c.blocked_at is null
   and u.state = 'active' and p.state = 'active'`;

export type View = 'waiting' | 'mine' | 'recent' | 'flagged';

/** Start cursors: below or above every row of a view. */
const FROM_ELDEST = ['-infinity', LOWEST_ID] as const;
const FROM_NEWEST = ['infinity', HIGHEST_ID] as const;
export const BEGINS: Readonly<Record<View, readonly [string, string]>> = {
  waiting: FROM_ELDEST,
  mine: FROM_ELDEST,
  recent: FROM_NEWEST,
  flagged: FROM_NEWEST,
};

/**
 * The conversation of a reply task `t` that matches the condition. `limit 1` and the separate ordering of the
 * tasks (`offset 0`) keep the planner on the index: otherwise it underestimates the number of tasks, joins
 * every conversation and sorts them all for one page.
 */
const conversationOf = (condition: string): string => `
  cross join lateral (
    select ${ROW}
      from conversations c join profiles p on p.id = t.profile_id and p.answered_by @> '{operator}'
      join users u on u.id = t.member_id ${BESIDE}
     where c.id = t.conversation_id and ${SCOPE} and ${condition} limit 1) task`;

/** Each view reads one index in order from the cursor on. */
const VIEWS: Readonly<Record<View, string>> = {
  waiting: `
    select task.*, ${ms('t.created_at')} as at, t.id as mark
      from (select * from reply_tasks
             where state = 'due' and provider = 'operator'
               and (created_at, id) > ($4::timestamptz, $5::uuid)
             order by created_at, id offset 0) t
           ${conversationOf('(c.held_by is null or c.held_until <= $2)')}
     order by t.created_at, t.id limit ${LIMIT}`,
  mine: `
    select ${ROW}, ${ms('c.held_until')} as at, c.id as mark
      from conversations c
      join participants a on a.conversation_id = c.id
      join profiles p on p.id = a.profile_id and p.kind = 'hosted'
      join profiles other on other.id = a.peer_id
      join users u on u.id = other.member_id ${BESIDE}
     where c.held_by = $3 and c.held_until > $2 and ${SCOPE}
       and (c.held_until, c.id) > ($4::timestamptz, $5::uuid)
     order by c.held_until, c.id limit ${LIMIT}`,
  recent: `
    select task.*, ${ms('t.created_at')} as at, t.id as mark
      from reply_tasks t ${conversationOf('true')}
     where t.created_at > $2 - interval '1 day'
       and not exists (select from reply_tasks n where n.conversation_id = t.conversation_id
                         and n.trigger_seq > t.trigger_seq)
       and (t.created_at, t.id) < ($4::timestamptz, $5::uuid)
     order by t.created_at desc, t.id desc limit ${LIMIT}`,
  flagged: `
    select ${ROW}, ${ms('v.set_at')} as at, v.member_id as mark
      from vulnerable_flags v join users u on u.id = v.member_id
      join profiles own on own.member_id = u.id
      join lateral (
        select a.conversation_id, a.peer_id from participants a
          join profiles h on h.id = a.peer_id and h.kind = 'hosted'
         where a.profile_id = own.id order by a.last_message_at desc nulls last limit 1) at on true
      join conversations c on c.id = at.conversation_id
      join profiles p on p.id = at.peer_id ${BESIDE}
     where ${SCOPE} and (v.set_at, v.member_id) < ($4::timestamptz, $5::uuid)
     order by v.set_at desc, v.member_id desc limit ${LIMIT}`,
};

function statementOf(view: View): Statement {
  const order = BEGINS[view] === FROM_NEWEST ? 'desc' : 'asc';
  return {
    name: `desk-queue-${view}`,
    text: `
      select held.own, found.*
        from (select count(*)::int as own from conversations
               where held_by = $3 and held_until > $2::timestamptz) held
        left join lateral (${VIEWS[view]}) found on true
       order by found.at ${order}, found.mark ${order}`,
  };
}

/**
 * The rows of a view, each with the number of conversations the operator holds; a view without rows returns
 * that number alone.
 */
export const QUEUE: Readonly<Record<View, Statement>> = {
  waiting: statementOf('waiting'),
  mine: statementOf('mine'),
  recent: statementOf('recent'),
  flagged: statementOf('flagged'),
};
