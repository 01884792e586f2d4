import { db } from '../db/client.ts';
import type { Offer } from './offer.ts';
import { blockingSubscription } from './policy.ts';

export type RenewingPlan = { readonly planName: string; readonly periodEnd: Date };

/** The plan of a member that renews, by the name under which it was bought; null for all others. */
export async function renewingPlan(memberId: string): Promise<RenewingPlan | null> {
  const renewing = await blockingSubscription(db(), memberId);
  if (!renewing) return null;
  const charge = await db().charge.findFirst({
    where: { subscriptionId: renewing.id },
    orderBy: { at: 'desc' },
    select: { intent: { select: { offer: true } } },
  });
  const offer = charge?.intent.offer as Offer | undefined;
  return { planName: offer?.planName ?? '', periodEnd: renewing.periodEnd };
}
