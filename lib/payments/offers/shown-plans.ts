import type { Locale } from '../../brands/schema.ts';
import type { PlanEntry } from '../../flows/config.ts';
import { presentPlan, type PricedPlan } from '../present.ts';
import type { PresentedPlan } from './plan-schema.ts';

/** The entries of a flow with the current prices of their plans; leaves out plans that are not on sale. Pure. */
export function shownPlans(
  entries: readonly PlanEntry[],
  sold: ReadonlyMap<string, PricedPlan>,
  locale: Locale,
): PresentedPlan[] {
  return entries.flatMap((entry) => {
    const priced = sold.get(entry.productId);
    return priced ? [presentPlan(entry, priced, locale)] : [];
  });
}
