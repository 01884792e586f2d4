import { lockMember } from '../identity/lock-member.ts';
import { findEntry } from '../credits/find-entry.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { GIFTS_MAX, type GiftBucket } from '../credits/limits.ts';
import { DAY } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { lowestIdAt } from '../kernel/ids.ts';
import { pushCredits } from '../payments/push-credits.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { audit } from '../audit/audit.ts';

type Gift = {
  readonly memberId: string;
  readonly bucket: GiftBucket;
  readonly amount: number;
  /** The reason, for staff only; the member only sees that the credits come from the service. */
  readonly reason: string;
  /** Idempotency key of the request: repeating it gives no further credits. */
  readonly key: string;
  readonly operatorId: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

const ACTION = 'give_credits';
const actorOf = ({ operatorId }: Gift): string => `operator:${operatorId}`;

/**
 * What the operator gave within the last day, from the append-only audit log. Locks the operator's row, so
 * that their gifts are serialised.
 */
async function givenLately(tx: Prisma.TransactionClient, gift: Gift): Promise<number> {
  const { operatorId, now } = gift;
  await tx.$queryRaw`select from operators where id = ${operatorId}::uuid for no key update`;
  const since = lowestIdAt(new Date(now.getTime() - DAY));
  const [row] = await tx.$queryRaw<{ given: number }[]>`
    select coalesce(sum((data->>'amount')::int), 0)::int as given from audit_entries
     where actor = ${actorOf(gift)} and id >= ${since}::uuid and action = ${ACTION}`;
  return row?.given ?? 0;
}

/** Whether this gift was already given. Raises `idempotency_reused` when the key belongs to a different gift. */
async function isRepeated(tx: Prisma.TransactionClient, gift: Gift, uniqueKey: string) {
  const known = await findEntry(tx, uniqueKey);
  if (!known) return false;
  const { memberId, bucket, amount } = gift;
  const same = known.memberId === memberId && known.bucket === bucket && known.delta === amount;
  return same || fail('idempotency_reused');
}

/**
 * For customer care: gives credits to a member, once for each key, as a permanent ledger entry. Raises
 * `conflict` when the account is not active, or, with the remaining allowance as `left`, when the operator's
 * daily limit would be exceeded; `idempotency_reused`, `card_data_refused`.
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
    if (given + amount > GIFTS_MAX) fail('conflict', { left: GIFTS_MAX - given });
    const what = { memberId, bucket, amount, reason: 'goodwill', uniqueKey, now } as const;
    if (!(await grantCredits(tx, what))) fail('idempotency_reused');
    const data = { bucket, amount, reason, key };
    const action = { actor: actorOf(gift), action: ACTION, subject: memberId, data, purpose };
    await audit(tx, { ...action, brandId, now });
  });
  await pushCredits(memberId);
}
