import type { Db } from '../db/client.ts';

/** So many failed tries within an hour and cards are refused unseen: it protects the card and us. */
export const MOST_FAILURES = 6;

/** The subscription that renews, if any: one a member, and a database rule says so too. */
export function renewingSubscription(tx: Db, memberId: string) {
  return tx.subscription.findFirst({
    where: { memberId, state: { in: ['active', 'past_due'] }, cancelAtPeriodEnd: false },
  });
}

/** Beside which no other can be ordered: of one that could not be charged, a new order takes the place. */
export async function blockingSubscription(tx: Db, memberId: string) {
  const renewing = await renewingSubscription(tx, memberId);
  return renewing?.state === 'active' ? renewing : null;
}

/** End of the paid period that still runs, renewing or not; a new subscription starts there. */
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
