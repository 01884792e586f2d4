import type { Locale } from '../../brands/schema.ts';
import { ownSubscription } from '../own/own-subscription.ts';

export type RenewingPlan = { readonly planName: string; readonly periodEnd: Date };

/** The member's subscription that renews and is paid, which blocks another one; null when there is none. */
export async function renewingPlan(
  memberId: string,
  locale: Locale,
  now: Date,
): Promise<RenewingPlan | null> {
  const own = await ownSubscription(memberId, locale, now);
  if (!own || own.nextChargeAt === null || own.isPastDue) return null;
  return { planName: own.planName, periodEnd: own.periodEnd };
}
