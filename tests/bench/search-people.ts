import type { Pool } from 'pg';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { BENCH_BRAND } from './bench-members.ts';

const VIEWERS = `
  select p.member_id as "memberId", u.public_id as "publicId", p.id as "profileId",
         p.public_id as "angelId", p.gender, p.seeking, p.region_id as "regionId", f.id as "flowVersionId"
    from profiles p join users u on u.id = p.member_id
   cross join (select id from flow_versions where brand_id = $1 and code = '7'
                order by version desc limit 1) f
   where p.gender = $2 and p.seeking = $3 and ($4::int is null or p.region_id = $4)
   order by p.id offset $5 limit $6`;

type Wanted = {
  readonly gender: 'man' | 'woman';
  readonly seeking: 'man' | 'woman';
  readonly regionId?: number;
  readonly offset?: number;
  readonly count: number;
};

/** Viewers for members of the search world, at the level that sees every page. */
export async function viewers(pool: Pool, wanted: Wanted): Promise<readonly MemberViewer[]> {
  const { gender, seeking, regionId = null, offset = 0, count } = wanted;
  const values = [BENCH_BRAND, gender, seeking, regionId, offset, count];
  const { rows } = await pool.query<MemberViewer>(VIEWERS, values);
  return rows.map((row) => ({
    ...row,
    kind: 'member',
    sessionId: row.memberId,
    brandId: BENCH_BRAND,
    state: 'active',
    level: 2,
    emailConfirmed: true,
    cardVerified: false,
    country: 'it',
    locale: 'it',
  }));
}

/** The region with the most members. */
export async function largestRegion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select region_id as id from profile_listings group by 1 order by count(*) desc limit 1',
  );
  return rows[0]?.id ?? 0;
}

const BUSY = `
  with peers as materialized (
    select profile_id as id, row_number() over (order by profile_id) as n from profile_listings
     where region_id = $2 and gender = $3 and seeking = $4 and profile_id not in (select peer_id from swipes where profile_id = $1)
       and profile_id not in (select peer_id from participants where profile_id = $1)
     order by profile_id limit $5::int + $6::int),
  swiped as (
    insert into swipes (profile_id, peer_id, choice, source, id_client, cost, at)
    select $1::uuid, id, 'dislike', 'match', gen_random_uuid(), 0, $7::timestamptz from peers where n <= $5::int),
  opened as (
    insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at, blocked_at)
    select uuidv7(), 'dolcevita', least(id, $1::uuid), greatest(id, $1::uuid), $1::uuid, $7::timestamptz, $7::timestamptz from peers where n > $5::int
    returning id, profile_low, profile_high)
  insert into participants (conversation_id, profile_id, peer_id, blocked_at)
  select id, $1::uuid, case profile_low when $1::uuid then profile_high else profile_low end, $7::timestamptz from opened
  union all
  select id, case profile_low when $1::uuid then profile_high else profile_low end, $1::uuid, null from opened`;

type Busy = {
  readonly regionId: number;
  readonly now: Date;
  readonly chosen: number;
  readonly blocked: number;
};

/** A member with `chosen` swipes and `blocked` blocks. */
export async function busyViewer(
  pool: Pool,
  { regionId, now, chosen, blocked }: Busy,
): Promise<MemberViewer> {
  const [busy] = await viewers(pool, { gender: 'man', seeking: 'woman', regionId, count: 1 });
  if (!busy) throw new Error('the region has no members');
  const known = 'select from swipes where profile_id = $1';
  const { rowCount } = await pool.query(known, [busy.profileId]);
  if ((rowCount ?? 0) < chosen) {
    const values = [busy.profileId, regionId, busy.seeking, busy.gender, chosen, blocked, now];
    await pool.query(BUSY, values);
    await pool.query('vacuum (analyze) swipes, participants');
  }
  return busy;
}
