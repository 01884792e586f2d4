import { lockMember } from '../accounts/lock-member.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { GIFTS_MOST, type GiftBucket } from '../desk/plain/gift-limits.ts';
import { DAY } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { lowestIdAt } from '../kernel/ids.ts';
import { pushCredits } from '../payments/push-credits.ts';
import { refuseCardData } from '../payments/refuse-card-data.ts';
import { audit } from './audit.ts';

type Gift = {
  readonly memberId: string;
  readonly bucket: GiftBucket;
  readonly amount: number;
  /** Why, for the staff; the member reads that it comes from the service. */
  readonly reason: string;
  /** Of this wish: the same one again gives nothing more. */
  readonly key: string;
  readonly operatorId: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

const ACTION = 'give_credits';
const actorOf = ({ operatorId }: Gift): string => `operator:${operatorId}`;

/** What they gave within a day, by the log, which nobody changes; their gifts come one after the other. */
async function givenLately(tx: Prisma.TransactionClient, gift: Gift): Promise<number> {
  const { operatorId, now } = gift;
  await tx.$queryRaw`select from operators where id = ${operatorId}::uuid for no key update`;
  const since = lowestIdAt(new Date(now.getTime() - DAY));
  const [row] = await tx.$queryRaw<{ given: number }[]>`
    select coalesce(sum((data->>'amount')::int), 0)::int as given from audit_entries
     where actor = ${actorOf(gift)} and id >= ${since}::uuid and action = ${ACTION}`;
  return row?.given ?? 0;
}

/** Whether this very gift was given before. Raises `idempotency_reused` for another one under its key. */
async function isRepeated(tx: Prisma.TransactionClient, gift: Gift, uniqueKey: string) {
  const known = await tx.creditEntry.findUnique({ where: { uniqueKey } });
  if (!known) return false;
  const { memberId, bucket, amount } = gift;
  const same = known.memberId === memberId && known.bucket === bucket && known.delta === amount;
  return same || fail('idempotency_reused');
}

/**
 * Customer care only: credits for a member, once a key, as an entry that stays. Raises `conflict` where the account
 * is not open, or with what is `left` where whoever gives would give more than they may in a day;
 * `idempotency_reused`, `card_data_refused`.
 */
export async function giveCredits(gift: Gift): Promise<void> {
  const { memberId, bucket, amount, reason, key, purpose, now } = gift;
  refuseCardData(reason);
  const uniqueKey = `goodwill:${key}`;
  await inTransaction(async (tx) => {
    const { state, brandId } = await lockMember(tx, memberId);
    const given = await givenLately(tx, gift);
    if (await isRepeated(tx, gift, uniqueKey)) return;
    if (state !== 'active') fail('conflict', { state });
    if (given + amount > GIFTS_MOST) fail('conflict', { left: GIFTS_MOST - given });
    const what = { memberId, bucket, amount, reason: 'goodwill', uniqueKey, now } as const;
    if (!(await grantCredits(tx, what))) fail('idempotency_reused');
    const data = { bucket, amount, reason, key };
    const action = { actor: actorOf(gift), action: ACTION, subject: memberId, data, purpose };
    await audit(tx, { ...action, brandId, now });
  });
  await pushCredits(memberId);
}
