import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { newId } from '#lib/kernel/ids.ts';
import { MESSAGE_COST } from './bench-members.ts';

export type BareRoute = {
  readonly id: string;
  readonly from: { readonly memberId: string; readonly profileId: string };
  readonly to: { readonly profileId: string };
};

/** The rows of one send without any check: no gate, no deduplication, no lock order. */
const TEXT = `
  with debited as (
    update credit_accounts set bought = bought - $5 where member_id = $2 and bought >= $5 returning bought),
  numbered as (
    update conversations set last_seq = last_seq + 1, last_message_at = $8,
           personal_at = coalesce(personal_at, $8)
      from debited where id = $1 returning last_seq, brand_id),
  stored as (
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, bucket, cost, open, brand_id, created_at)
    select $1, last_seq, $3, $6, 'personal', $7, 'bought', $5, true, brand_id, $8 from numbered),
  explained as (
    insert into credit_entries (id, member_id, bucket, delta, balance_after, reason, source, at)
    select $9, $2, 'bought', -$5::int, bought, 'message', $1, $8
      from debited),
  counted as (
    update inboxes set change = change + 1, unread = unread + case when profile_id = $4 then 1 else 0 end
     where profile_id in ($3, $4) returning profile_id, change),
  sided as (
    update participants p set unread = unread + case when p.profile_id = $4 then 1 else 0 end,
           change = counted.change, last_message_at = $8,
           last_paid_at = case when p.profile_id = $3 then $8 else last_paid_at end
      from counted where p.conversation_id = $1 and p.profile_id = counted.profile_id)
  select last_seq as seq from numbered`;

/** One durable statement that writes what a send writes. Resolves to the message's `seq`. */
export async function bareSend(
  pool: Pool,
  route: BareRoute,
  body: string,
  idClient: string = randomUUID(),
): Promise<number> {
  const { from, to, id } = route;
  const values = [
    id,
    from.memberId,
    from.profileId,
    to.profileId,
    MESSAGE_COST,
    idClient,
    body,
    new Date(),
    newId(),
  ];
  const result = await pool.query<{ seq: number }>({ name: 'bare-send', text: TEXT, values });
  const [row] = result.rows;
  if (!row) throw new Error('the bare statement wrote nothing');
  return row.seq;
}

export type Rate = { readonly perSecond: number; readonly count: number };

/** Keeps `inFlight` bare sends running for `seconds`; each lane has its own routes. */
export async function bareRate(
  pool: Pool,
  routes: readonly BareRoute[],
  inFlight: number,
  seconds: number,
): Promise<Rate> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  const share = Math.max(1, Math.floor(routes.length / inFlight));
  const lane = async (number: number): Promise<number> => {
    const own = routes.slice((number * share) % routes.length).slice(0, share);
    let sent = 0;
    for (; performance.now() < end; sent += 1) {
      const route = own[sent % own.length];
      if (route) await bareSend(pool, route, `bare ${sent}`);
    }
    return sent;
  };
  const counts = await Promise.all(Array.from({ length: inFlight }, (_, number) => lane(number)));
  const count = counts.reduce((sum, one) => sum + one, 0);
  return { count, perSecond: (count * 1_000) / (performance.now() - begun) };
}
