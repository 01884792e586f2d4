import type { Pool } from 'pg';
import { hashSecret, newId, newPublicId, newSecret } from '#lib/kernel/ids.ts';

export const BENCH_BRAND = 'dolcevita';
export const BENCH_HOST = 'dolcevita.localhost';
export const MESSAGE_COST = 10;

export type BenchMember = {
  readonly memberId: string;
  readonly profileId: string;
  readonly angelId: string;
  readonly publicId: string;
  readonly token: string;
};

const INSERT = `
  with given as materialized (
    select * from json_to_recordset($1::json) as x(
      "memberId" uuid, "profileId" uuid, "publicId" text, "angelId" text, "sessionId" uuid, hash text, n int)),
  flow as (select id from flow_versions where brand_id = $2 and code = '7' order by version desc limit 1),
  member as (
    insert into users (id, public_id, brand_id, email, email_normalised, state, level, flow_code, locale,
                       country, email_confirmed_at, created_at)
    select "memberId", "publicId", $2, 'bench' || n || '@example.test', 'bench' || n || '@example.test',
           'active', 1, '7', 'it', 'IT', $3, $3 from given),
  profile as (
    insert into profiles (id, public_id, kind, member_id, brand_id, screen_name, gender, seeking, age_given,
                          age_given_at, country, answered_by, created_at)
    select "profileId", "angelId", 'member', "memberId", $2, 'Bench ' || n,
           (case n % 2 when 0 then 'man' else 'woman' end)::gender,
           (case n % 2 when 0 then 'woman' else 'man' end)::gender,
           30, $3, 'IT', '{}', $3 from given),
  account as (
    insert into credit_accounts (member_id, bought, last_grant)
    select "memberId", $4, $4 from given),
  inbox as (insert into inboxes (profile_id) select "profileId" from given)
  insert into sessions (id, member_id, token_hash, flow_version_id, created_at, last_seen_at,
                        idle_expires_at, absolute_expires_at)
  select "sessionId", "memberId", hash, flow.id, $3, $3, $3::timestamptz + interval '14 days',
         $3::timestamptz + interval '90 days'
    from given cross join flow`;

let counter = 0;

/** Paying members with credits and a session each, inserted by one statement: signup is not measured. */
export async function insertMembers(
  pool: Pool,
  count: number,
  bought = 1_000_000_000,
): Promise<readonly BenchMember[]> {
  const members = Array.from({ length: count }, () => {
    const token = newSecret();
    counter += 1;
    return {
      memberId: newId(),
      profileId: newId(),
      publicId: newPublicId(),
      angelId: newPublicId(),
      sessionId: newId(),
      token,
      hash: hashSecret(token),
      n: counter,
    };
  });
  await pool.query(INSERT, [JSON.stringify(members), BENCH_BRAND, new Date(), bought]);
  return members;
}

export type Route = { readonly from: BenchMember; readonly to: BenchMember; readonly id: string };

const OPEN = `
  with given as materialized (
    select * from json_to_recordset($1::json) as x(id uuid, "from" uuid, "to" uuid)),
  opened as (
    insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at, personal_at)
    select id, $2, least("from", "to"), greatest("from", "to"), "from", $3, $3 from given)
  insert into participants (conversation_id, profile_id, peer_id, brand_id)
  select id, side, other, $2 from given,
         lateral (values ("from", "to"), ("to", "from")) as x(side, other)`;

/** Opens a conversation for each route; the first message of a pair is not measured. */
export async function openRoutes(
  pool: Pool,
  pairs: readonly (readonly [BenchMember, BenchMember])[],
): Promise<readonly Route[]> {
  const routes = pairs.map(([from, to]) => ({ from, to, id: newId() }));
  const rows = routes.map(({ from, to, id }) => ({ id, from: from.profileId, to: to.profileId }));
  await pool.query(OPEN, [JSON.stringify(rows), BENCH_BRAND, new Date()]);
  return routes;
}

/** Each member writes to the next one, so each is sender once and receiver once. */
export function circularPairs(
  members: readonly BenchMember[],
): (readonly [BenchMember, BenchMember])[] {
  return members.map((from, i) => [from, members[(i + 1) % members.length] ?? from]);
}
