import { inTransaction } from '../../db/client.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { withCap, withPause, type Limits } from './limits.ts';
import { limitsOf } from './queries.ts';

type Wanted = {
  /** Cents per month, null for no limit; undefined leaves it unchanged. */
  readonly capMinor?: number | null | undefined;
  readonly pauseDays?: number | undefined;
};

/**
 * For the member: sets a monthly limit, a pause of orders, or both. A higher limit applies after a day; a
 * pause is never shortened. Returns the limits in force and the scheduled one.
 */
export async function setLimits(
  memberId: string,
  { capMinor, pauseDays }: Wanted,
  now: Date,
): Promise<Limits> {
  return inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const present = await limitsOf(tx, memberId, now);
    const capped = capMinor === undefined ? present : withCap(present, capMinor, now);
    const limits = pauseDays === undefined ? capped : withPause(capped, pauseDays, now);
    const data = { ...limits, updatedAt: now };
    await tx.spendingLimit.upsert({
      where: { memberId },
      create: { memberId, ...data },
      update: data,
    });
    return limits;
  });
}
