import { db, type Db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import type { PricedPlan } from '../present.ts';
import { FORMER_PRICE_MS } from '../limits.ts';

/** The plans on sale, by product id: the newest version of each, and the price it replaced if that was higher. */
export async function plansOnSale(
  now: Date,
  tx: Db = db(),
): Promise<ReadonlyMap<string, PricedPlan>> {
  const versions = await tx.planVersion.findMany({ orderBy: { version: 'asc' } });
  const plans = new Map<string, PricedPlan>();
  for (const plan of versions) {
    const before = plans.get(plan.productId)?.plan;
    const reduced = before !== undefined && before.priceMinor > plan.priceMinor;
    const fresh = plan.publishedAt > after(now, -FORMER_PRICE_MS);
    plans.set(plan.productId, { plan, oldPriceMinor: reduced && fresh ? before.priceMinor : null });
  }
  return plans;
}
