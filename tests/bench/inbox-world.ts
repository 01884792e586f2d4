import type { Pool } from 'pg';
import { MESSAGE } from '#lib/chat/message-row.ts';
import { PEER } from '#lib/chat/conversations/peer-row.ts';
import { BENCH_BRAND, type BenchMember } from './bench-members.ts';

const PEERS_WITH_PHOTOS = `
  insert into photos (id, profile_id, object_key, position, is_default, state, width, height, created_at)
  select uuidv7(), id, md5(id::text || place), place, place = 0, 'approved', 720, 960, now()
    from unnest($1::uuid[]) as id cross join generate_series(0, 2) as place`;

/** Spread over a year. In one of ten the last message is a visit, which the list skips. */
const CONVERSATIONS = `
  with conversation as materialized (
    select uuidv7() as id, reader, peer, random() as matched,
           now() - random() * interval '365 days' as at, floor(random() * 4)::int as unread
      from unnest($1::uuid[]) as reader cross join unnest($2::uuid[]) as peer),
  opened as (
    insert into conversations (id, brand_id, profile_low, profile_high, opened_by, last_seq,
                               last_message_at, matched_at, personal_at, created_at)
    select id, $3, least(reader, peer), greatest(reader, peer), reader, $4, at,
           case when matched < 0.3 then at end, at, at from conversation),
  written as (
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, open, created_at,
                          brand_id)
    select id, seq, case when seq % 2 = 0 then peer else reader end, gen_random_uuid(),
           (case when seq = $4 and matched < 0.1 then 'visit' else 'personal' end)::message_kind,
           case when seq = $4 and matched < 0.1 then ''
                else repeat('Shall we walk along the sea on Sunday? ', 1 + seq % 3) end,
           seq % 3 > 0, at - ($4 - seq) * interval '1 hour', $3
      from conversation cross join generate_series(1, $4::int) as seq)
  insert into participants (conversation_id, profile_id, peer_id, unread, read_seq, change, last_message_at,
                            brand_id)
  select id, mine, theirs, case when mine = reader then unread else 0 end, $4 - unread,
         row_number() over (partition by mine order by at), at, $3
    from conversation, lateral (values (reader, peer), (peer, reader)) as side (mine, theirs)`;

const COUNTED = `
  update inboxes i set change = k.change, unread = k.unread
    from (select profile_id, max(change) as change, sum(unread) as unread from participants group by 1) k
   where k.profile_id = i.profile_id`;

const MESSAGES_EACH = 10;

/**
 * Every reader has a conversation with every peer; all counters have the values that sending and reading
 * would give.
 */
export async function fillInboxes(
  pool: Pool,
  readers: readonly BenchMember[],
  peers: readonly BenchMember[],
): Promise<void> {
  const ids = (members: readonly BenchMember[]) => members.map(({ profileId }) => profileId);
  await pool.query(PEERS_WITH_PHOTOS, [ids(peers)]);
  await pool.query(CONVERSATIONS, [ids(readers), ids(peers), BENCH_BRAND, MESSAGES_EACH]);
  await pool.query(COUNTED);
  await pool.query(BARE);
  await pool.query('create index on bare_inbox (reader, "lastAt" desc, conversation)');
  await pool.query('vacuum (analyze)');
}

/** One table with every column of a listed conversation, so that nothing is joined, looked up or decided. */
const BARE = `
  create table bare_inbox as
  select a.profile_id as reader, ${PEER}, a.unread, a.change, c.matched_at is not null as matched,
         a.last_message_at as "openedAt", a.last_message_at as "lastAt",
         m.sender_id = a.profile_id as mine, ${MESSAGE}
    from participants a
    join conversations c on c.id = a.conversation_id
    join profiles p on p.id = a.peer_id
    join messages m on m.conversation_id = c.id and m.seq = c.last_seq`;

/** The upper limit: the same number of rows of one index range, from a given position. */
export async function bareInboxPage(
  pool: Pool,
  reader: string,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'bare_inbox',
    text: `select * from bare_inbox where reader = $1
      and ("lastAt", conversation) < ($2, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      order by "lastAt" desc, conversation desc limit $3`,
    values: [reader, before, limit],
  });
  return rowCount ?? 0;
}
