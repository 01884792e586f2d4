import { db, type Db } from '../../db/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import type { PricedPlan } from '../present.ts';

/** For so long after a reduction the earlier price may stand beside the new one. */
const OLD_PRICE_SHOWN_MS = 30 * DAY;

/** What is sold now, by product id: the newest version of each, and the price it replaced if that was higher. */
export async function plansOnSale(
  now: Date,
  tx: Db = db(),
): Promise<ReadonlyMap<string, PricedPlan>> {
  const versions = await tx.planVersion.findMany({ orderBy: { version: 'asc' } });
  const plans = new Map<string, PricedPlan>();
  for (const plan of versions) {
    const before = plans.get(plan.productId)?.plan;
    const reduced = before !== undefined && before.priceMinor > plan.priceMinor;
    const fresh = plan.publishedAt > after(now, -OLD_PRICE_SHOWN_MS);
    plans.set(plan.productId, { plan, oldPriceMinor: reduced && fresh ? before.priceMinor : null });
  }
  return plans;
}
