import type { Db } from '../db/client.ts';

/** The subscription that renews, if any: one per member, which a database constraint enforces too. */
export function renewingSubscription(tx: Db, memberId: string) {
  return tx.subscription.findFirst({
    where: { memberId, state: { in: ['active', 'past_due'] }, cancelAtPeriodEnd: false },
  });
}

/** The subscription that blocks another order. One whose charge failed does not: a new order replaces it. */
export async function blockingSubscription(tx: Db, memberId: string) {
  const renewing = await renewingSubscription(tx, memberId);
  return renewing?.state === 'active' ? renewing : null;
}

/** End of the paid period that is still running, renewing or not; a new subscription starts there. */
export async function runningUntil(tx: Db, memberId: string, now: Date): Promise<Date | null> {
  const last = await tx.subscription.findFirst({
    where: {
      memberId,
      state: { in: ['active', 'past_due', 'canceled'] },
      periodEnd: { gt: now },
      endedAt: null,
    },
    orderBy: { periodEnd: 'desc' },
    select: { periodEnd: true },
  });
  return last?.periodEnd ?? null;
}
