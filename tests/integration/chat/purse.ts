import { randomUUID } from 'node:crypto';
import { deriveLevel } from '#lib/credits/derive-level.ts';
import { grantCredits } from '#lib/credits/grant-credits.ts';
import { withdrawCredits } from '#lib/credits/withdraw-credits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import type { CreditBucket } from '#lib/db/generated/enums.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { CreatedMember } from '#tests/factories/member.ts';

type Booking = (member: CreatedMember, bucket: CreditBucket, amount: number) => Promise<number>;

/** Resolves to the member's new level. */
export const grant: Booking = ({ memberId }, bucket, amount) =>
  inTransaction(async (tx) => {
    const now = clock.now();
    const given = { memberId, bucket, amount, uniqueKey: randomUUID(), now };
    await grantCredits(tx, { ...given, reason: 'purchase' });
    return deriveLevel(tx, memberId, now);
  });

/** Resolves to the amount that could be withdrawn. */
export const withdraw: Booking = ({ memberId }, bucket, amount) =>
  inTransaction(async (tx) => {
    const now = clock.now();
    const taken = { memberId, bucket, amount, uniqueKey: randomUUID(), now };
    const took = await withdrawCredits(tx, { ...taken, reason: 'correction' });
    await deriveLevel(tx, memberId, now);
    return took;
  });

/** Withdraws the signup credits down to `left`. */
export async function reduceCredits(
  member: CreatedMember,
  left: { readonly icebreakers?: number; readonly free?: number },
): Promise<void> {
  const { icebreakers, free } = await purse(member);
  const surplus = {
    icebreakers: icebreakers - (left.icebreakers ?? 0),
    free: free - (left.free ?? 0),
  };
  if (surplus.icebreakers > 0) await withdraw(member, 'icebreakers', surplus.icebreakers);
  if (surplus.free > 0) await withdraw(member, 'free', surplus.free);
}

export async function purse({ memberId }: CreatedMember) {
  const { icebreakers, free, subscription, bought } = await db().creditAccount.findUniqueOrThrow({
    where: { memberId },
  });
  return { icebreakers, free, subscription, bought };
}

/** Buckets of a member whose entries do not sum to the balance, or whose balance is negative. */
export async function ledgerFaults(memberId: string): Promise<readonly string[]> {
  const rows = await db().$queryRaw<{ bucket: string; total: number; held: number }[]>`
    select b.bucket, coalesce(e.total, 0)::int as total, b.held
      from credit_accounts a
      cross join lateral (values ('icebreakers'::credit_bucket, icebreakers), ('likes', likes), ('free', free),
                                 ('subscription', subscription), ('bought', bought)) as b(bucket, held)
      left join (select bucket, sum(delta) as total from credit_entries
                  where member_id = ${memberId}::uuid group by bucket) e on e.bucket = b.bucket
     where a.member_id = ${memberId}::uuid`;
  return rows
    .filter(({ total, held }) => total !== held || held < 0)
    .map(({ bucket, total, held }) => `${bucket}: entries ${total}, balance ${held}`);
}
