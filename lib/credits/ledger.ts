import { run, type Statement } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';

export type LedgerPeer = { readonly name: string; readonly hosted: boolean };

export type LedgerLine = {
  readonly id: string;
  readonly bucket: string;
  readonly delta: number;
  readonly balanceAfter: number;
  readonly reason: string;
  readonly at: Date;
  /** The recipient of a message or a like; null for other entries and for a removed profile. */
  readonly peer: LedgerPeer | null;
  /** The order that granted the credits; null for other entries. */
  readonly orderId: string | null;
  /** When the remaining credits of this entry expire; null for credits that do not expire. */
  readonly expiresAt: Date | null;
};

// The `source` of a message is its conversation, of a like the profile; the `reference` of a purchase is the order.
const LINES: Statement = {
  name: 'credit-lines',
  text: `
    select e.id, e.bucket, e.delta, e.balance_after as "balanceAfter", e.at,
           case when e.unique_key like 'dispute:%' then 'chargeback'
                when e.unique_key like 'dispute-won:%' then 'chargeback_reversed'
                else e.reason::text end as reason,
           case when e.reason = 'purchase' then e.reference end as "orderId",
           case when p.id is not null then
             json_build_object('name', p.screen_name, 'hosted', p.kind = 'hosted') end as peer,
           (paid.snapshot ->> 'periodEnd')::timestamptz as "expiresAt"
      from (select c.* from credit_entries c
             where c.member_id = $1
               and ($3::uuid is null or (c.at, c.id) < (
                 select at, id from credit_entries where id = $3 and member_id = $1))
             order by c.at desc, c.id desc limit $4) e
      left join participants t
        on e.reason = 'message' and t.conversation_id = e.source and t.profile_id = $2
      left join profiles p
        on p.id = case e.reason when 'message' then t.peer_id else e.source end
       and p.state <> 'removed'
      left join lateral (
        select r.snapshot
          from intents i join charges c on c.intent_id = i.id join receipts r on r.charge_id = c.id
         where i.public_id = e.reference and i.member_id = $1
           and e.reason = 'purchase' and e.bucket = 'subscription') paid on true
     order by e.at desc, e.id desc`,
};

const OWN: Statement = {
  name: 'own-credit-entry',
  text: 'select 1 from credit_entries where id = $1 and member_id = $2',
};

/**
 * A member's own entries, newest first; `before` is the id of the last entry already shown. Raises
 * `not_found` when that entry is not the member's own.
 */
export async function creditLines(
  { memberId, profileId }: { readonly memberId: string; readonly profileId: string },
  before: string | undefined,
  limit: number,
): Promise<readonly LedgerLine[]> {
  if (before !== undefined && !isId(before)) fail('not_found');
  const lines = await run<LedgerLine>(LINES, [memberId, profileId, before ?? null, limit]);
  if (lines.length > 0 || before === undefined) return lines;
  const [own] = await run(OWN, [before, memberId]);
  return own ? lines : fail('not_found');
}
