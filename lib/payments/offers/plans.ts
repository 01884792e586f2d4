import { db, type Db } from '../../db/client.ts';
import { Prisma, type PlanVersion } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import type { PricedPlan } from '../present.ts';
import { FORMER_PRICE_MS } from '../limits.ts';

type CurrentPlan = PlanVersion & {
  /** The price of the version before; null for a first version. */
  readonly formerMinor: number | null;
};

/** The newest version of each product, or of one; earlier versions are not read. */
function currentPlans(tx: Db, productId?: string): Promise<CurrentPlan[]> {
  const one = productId === undefined ? Prisma.empty : Prisma.sql`and p.product_id = ${productId}`;
  return tx.$queryRaw<CurrentPlan[]>`
    select p.id, p.product_id as "productId", p.version, p.kind, p.price_minor as "priceMinor", p.currency,
           p.credits, p.bonus_credits as "bonusCredits", p.premium_level as "premiumLevel",
           p.period_months as "periodMonths", p.published_at as "publishedAt",
           former.price_minor as "formerMinor"
      from plan_versions p
      left join plan_versions former on former.product_id = p.product_id and former.version = p.version - 1
     where not exists (select from plan_versions newer
                        where newer.product_id = p.product_id and newer.version > p.version) ${one}
     order by p.product_id`;
}

function priced({ formerMinor, ...plan }: CurrentPlan, now: Date): PricedPlan {
  const reduced = formerMinor !== null && formerMinor > plan.priceMinor;
  const fresh = plan.publishedAt > after(now, -FORMER_PRICE_MS);
  return { plan, oldPriceMinor: reduced && fresh ? formerMinor : null };
}

/** The plans on sale, by product id: the newest version of each, and the price it replaced if that was higher. */
export async function plansOnSale(
  now: Date,
  tx: Db = db(),
): Promise<ReadonlyMap<string, PricedPlan>> {
  const plans = await currentPlans(tx);
  return new Map(plans.map((plan) => [plan.productId, priced(plan, now)]));
}

/** One plan on sale; undefined for a product that was never published. */
export async function planOnSale(
  productId: string,
  now: Date,
  tx: Db = db(),
): Promise<PricedPlan | undefined> {
  const [plan] = await currentPlans(tx, productId);
  return plan && priced(plan, now);
}

/** The plans on sale as they were published, ordered by product id. */
export async function newestPlans(tx: Db = db()): Promise<readonly PlanVersion[]> {
  const plans = await currentPlans(tx);
  return plans.map(({ formerMinor: _, ...plan }) => plan);
}
