import { DateTime } from 'luxon';
import type { Db } from '../../db/client.ts';
import { IN_PROGRESS } from '../attempts/attempt-states.ts';
import { limitsAt, NO_LIMITS, type Limits } from './limits.ts';

type When = { readonly timezone: string; readonly now: Date };

/** A member's own limits in force at `now`. */
export async function limitsOf(tx: Db, memberId: string, now: Date): Promise<Limits> {
  const limits = await tx.spendingLimit.findUnique({ where: { memberId } });
  return limitsAt(limits ?? NO_LIMITS, now);
}

/**
 * What a member spent in the current calendar month of the brand's timezone: charges and payments in
 * progress, minus refunds and what the bank took back.
 */
export async function spentThisMonth(
  tx: Db,
  memberId: string,
  { timezone: zone, now }: When,
): Promise<number> {
  const from = DateTime.fromJSDate(now, { zone }).startOf('month').toJSDate();
  const charge = { memberId, at: { gte: from } };
  const [paid, inProgress, back, disputed] = [
    await tx.charge.aggregate({ where: charge, _sum: { amountMinor: true } }),
    await tx.attempt.aggregate({
      where: { intent: { memberId }, state: { in: [...IN_PROGRESS] } },
      _sum: { amountMinor: true },
    }),
    await tx.refund.aggregate({
      where: { charge, state: { notIn: ['failed', 'canceled'] } },
      _sum: { amountMinor: true },
    }),
    await tx.dispute.aggregate({
      where: { charge, state: { in: ['open', 'lost'] } },
      _sum: { amountMinor: true },
    }),
  ];
  const sumOf = ({ _sum }: typeof paid) => _sum.amountMinor ?? 0;
  return sumOf(paid) + sumOf(inProgress) - sumOf(back) - sumOf(disputed);
}

export type OwnLimits = Limits & { readonly spentMinor: number };

/** For the member's own page: the limits in force and the amount spent this month. */
export async function ownLimits(tx: Db, memberId: string, when: When): Promise<OwnLimits> {
  const limits = await limitsOf(tx, memberId, when.now);
  const spentMinor = await spentThisMonth(tx, memberId, when);
  const { capMinor, nextCapMinor, nextCapAt, coolingOffUntil } = limits;
  return { capMinor, nextCapMinor, nextCapAt, coolingOffUntil, spentMinor };
}
