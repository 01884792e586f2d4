import type { Db } from '../db/client.ts';
import type { CreditBucket, CreditReason } from '../db/generated/enums.ts';
import { newId } from '../kernel/ids.ts';

export type Move = {
  readonly memberId: string;
  readonly bucket: CreditBucket;
  /** Positive grants credits, negative removes them; a removal stops at an empty bucket. */
  readonly delta: number;
  readonly reason: CreditReason;
  /** Of a message the conversation's id, of a like the profile's. */
  readonly reference: string | null;
  /** A second move with the same key changes nothing. */
  readonly uniqueKey: string;
  readonly now: Date;
};

/**
 * Changes one bucket and writes the entry that explains it, in one statement under the account's lock. The
 * new balance is computed from the locked row and assigned, not added to the column of the statement's
 * snapshot: PostgreSQL checks constraints on the snapshot's row before it fetches a newer one. Returns the
 * entry's id and the amount actually moved, or null when the key was used before or the bucket was empty.
 */
export async function moveCredits(
  tx: Db,
  move: Move,
): Promise<{ readonly entryId: string; readonly delta: number } | null> {
  const { memberId, bucket, delta, reason, reference, uniqueKey, now } = move;
  const hasSource = reason === 'message' || reason === 'like';
  const rows = await tx.$queryRaw<{ entryId: string; delta: number }[]>`
    with account as materialized (
      select member_id, case ${bucket}
               when 'icebreakers' then icebreakers when 'likes' then likes when 'free' then free
               when 'subscription' then subscription else bought end as held
        from credit_accounts where member_id = ${memberId}::uuid for update),
    wanted as (
      select member_id, held, greatest(${delta}::int, -held) as delta from account),
    key as (
      insert into credit_keys (key, member_id, entry_id, at)
      select credit_key(${uniqueKey}), member_id, ${newId(now.getTime())}::uuid, ${now}
        from wanted where delta <> 0
      on conflict (key) do nothing
      returning entry_id),
    entry as (
      insert into credit_entries
             (id, member_id, bucket, delta, balance_after, reason, source, reference, unique_key, at)
      select key.entry_id, member_id, ${bucket}, delta, held + delta, ${reason},
             ${hasSource ? reference : null}::uuid, ${hasSource ? null : reference}, ${uniqueKey}, ${now}
        from wanted cross join key
      returning id, member_id, delta, balance_after as rest),
    changed as (
      update credit_accounts a set
             icebreakers = case when ${bucket} = 'icebreakers' then e.rest else icebreakers end,
             likes = case when ${bucket} = 'likes' then e.rest else likes end,
             free = case when ${bucket} = 'free' then e.rest else free end,
             subscription = case when ${bucket} = 'subscription' then e.rest else subscription end,
             bought = case when ${bucket} = 'bought' then e.rest else bought end,
             last_grant = case when e.delta > 0 and ${bucket} in ('free', 'subscription', 'bought')
                               then e.delta else last_grant end
        from entry e where a.member_id = e.member_id)
    select id as "entryId", delta from entry`;
  return rows[0] ?? null;
}
