import type { Locale } from '../../brands/schema.ts';
import { ownSubscription } from '../own/own-subscription.ts';

export type RenewingPlan = { readonly planName: string; readonly periodEnd: Date };

/** The plan of a member that renews and is paid for, beside which no other can begin; null for all others. */
export async function renewingPlan(memberId: string, locale: Locale): Promise<RenewingPlan | null> {
  const own = await ownSubscription(memberId, locale);
  if (!own?.renews || own.isPastDue) return null;
  return { planName: own.planName, periodEnd: own.periodEnd };
}
