import { db } from '../../db/client.ts';
import type { Locale } from '../../brands/schema.ts';
import type { Offer } from '../offers/offer.ts';
import { planNameOf } from '../subscriptions/plan-name.ts';

export type OwnSubscription = {
  readonly planName: string;
  /** Of the plan that the next period is charged as. */
  readonly nextProductId: string;
  /** Of the next charge, if there is one. */
  readonly priceMinor: number;
  readonly currency: string;
  readonly periodEnd: Date;
  readonly renews: boolean;
  /** A charge failed and is tried again. */
  readonly isPastDue: boolean;
  /** What it becomes at the end of its period, if something else. */
  readonly nextPlanName: string | null;
  readonly lastFour: string | null;
};

/** The subscription that a member has now, renewing or running out; null without one. */
export async function ownSubscription(
  memberId: string,
  locale: Locale,
): Promise<OwnSubscription | null> {
  const found = await db().subscription.findFirst({
    where: { memberId, endedAt: null, state: { in: ['active', 'past_due', 'canceled'] } },
    orderBy: { createdAt: 'desc' },
    include: {
      ...{ planVersion: true, nextPlan: true, mandate: true },
      member: { select: { brandId: true, flowCode: true } },
      charges: {
        orderBy: { at: 'desc' },
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
    ...{ nextProductId, priceMinor, currency, periodEnd },
    renews: !found.cancelAtPeriodEnd,
    isPastDue: found.state === 'past_due',
    nextPlanName: nextPlan && (await planNameOf({ plan: nextPlan, ...member, locale })),
    lastFour: mandate?.state === 'valid' ? mandate.lastFour : null,
  };
}
