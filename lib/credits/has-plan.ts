import type { Db } from '../db/client.ts';

/**
 * Whether a paid period of the member runs. Bought credits are not enough: they end with a message, at a time that
 * nobody plans.
 */
export async function hasPlan(tx: Db, memberId: string, now: Date): Promise<boolean> {
  const { paidUntil } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { paidUntil: true },
  });
  return paidUntil !== null && paidUntil > now;
}
