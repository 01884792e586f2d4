import { fromDatabase, inDatabase } from './member-rows.ts';
import type { BrandName } from './places.ts';

type Talk = {
  readonly databaseUrl: string;
  readonly brand: BrandName;
  readonly email: string;
  readonly angelId: string;
};

const SHIFT = [
  'update messages set seq = seq + $2 where conversation_id = $1',
  'update reply_tasks set trigger_seq = trigger_seq + $2 where conversation_id = $1',
  'update conversations set last_seq = last_seq + $2 where id = $1',
  `update participants set read_seq = read_seq + $2, delivered_seq = delivered_seq + $2
    where conversation_id = $1`,
];

/**
 * Puts messages before those of a talk with a hosted profile, "Line 1" and on, one an hour up to yesterday:
 * nobody has the time to write them.
 */
export async function addOlderMessages(
  { databaseUrl, brand, email, angelId }: Talk,
  count: number,
): Promise<void> {
  const talk = await fromDatabase<{ id: string; own: string; peer: string }>(
    databaseUrl,
    `select p.conversation_id as id, p.profile_id as own, p.peer_id as peer
       from participants p join profiles mine on mine.id = p.profile_id
       join users u on u.id = mine.member_id join profiles theirs on theirs.id = p.peer_id
      where u.brand_id = $1 and u.email = $2 and theirs.public_id = $3`,
    [brand, email, angelId],
  );
  for (const statement of SHIFT) await inDatabase(databaseUrl, statement, [talk.id, count]);
  await inDatabase(
    databaseUrl,
    `insert into messages (conversation_id, seq, sender_id, id_client, kind, body, open,
                           answered_by, created_at)
     select $1, n, case when n % 2 = 0 then $3::uuid else $4::uuid end, gen_random_uuid(),
            'personal', 'Line ' || n, true, case when n % 2 = 0 then null else 'script' end,
            now() - make_interval(days => 1, hours => $2 - n)
       from generate_series(1, $2::int) n`,
    [talk.id, count, talk.own, talk.peer],
  );
}
