import { db } from '../../db/client.ts';
import type { Locale } from '../../brands/schema.ts';
import type { Offer } from '../offers/offer.ts';
import { nextChargeOf } from '../renewals/next-charge.ts';
import { planNameOf } from '../subscriptions/plan-name.ts';

export type OwnSubscription = {
  readonly planName: string;
  /** The plan that the next period is charged for. */
  readonly nextProductId: string;
  /** The price of the next charge, if there is one. */
  readonly priceMinor: number;
  readonly currency: string;
  readonly periodEnd: Date;
  /** Until when the member keeps what is paid for if it is canceled now; never in the past. */
  readonly paidUntil: Date;
  /** Null when it does not renew. */
  readonly nextChargeAt: Date | null;
  /** A charge failed and is being retried. */
  readonly isPastDue: boolean;
  /** The plan it changes to at the end of its period; null when it does not change. */
  readonly nextPlanName: string | null;
  readonly lastFour: string | null;
};

/** The member's current subscription, renewing or expiring; null without one. */
export async function ownSubscription(
  memberId: string,
  locale: Locale,
  now: Date,
): Promise<OwnSubscription | null> {
  const found = await db().subscription.findFirst({
    where: { memberId, endedAt: null, state: { in: ['active', 'past_due', 'canceled'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: {
      planVersion: true,
      nextPlan: true,
      mandate: true,
      member: { select: { brandId: true, flowCode: true } },
      charges: {
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { intent: { select: { offer: true } } },
      },
    },
  });
  if (!found) return null;
  const { planVersion, nextPlan, mandate, member, charges, periodEnd } = found;
  const offer = charges[0]?.intent.offer as Offer | undefined;
  const { priceMinor, currency, productId: nextProductId } = nextPlan ?? planVersion;
  return {
    planName: offer?.planName ?? (await planNameOf({ plan: planVersion, ...member, locale })),
    nextProductId,
    priceMinor,
    currency,
    periodEnd,
    paidUntil: periodEnd > now ? periodEnd : now,
    nextChargeAt: found.cancelAtPeriodEnd ? null : await nextChargeOf(found, now),
    isPastDue: found.state === 'past_due',
    nextPlanName: nextPlan && (await planNameOf({ plan: nextPlan, ...member, locale })),
    lastFour: mandate?.state === 'valid' ? mandate.lastFour : null,
  };
}
