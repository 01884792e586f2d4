import type { Db } from '../../db/client.ts';
import type { PlanVersion } from '../../db/generated/client.ts';
import { isDuplicate } from '../../db/violations.ts';
import { fail, type FieldFault } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { SALES_CURRENCY } from '../../kernel/money.ts';
import { newestPlans } from './plans.ts';
import { PRODUCT_ID } from '../limits.ts';
import { planContentSchema, planFaults, type PlanContent } from './check-plan.ts';
import { isUnusualPrice, usualPrices, type UsualPrices } from './unusual-price.ts';

const LEVEL = { subscription: 2, pack: 1, card_check: 0 } as const;

type CheckedPlan =
  | {
      readonly content: PlanContent;
      readonly faults: readonly [];
      /** Null for the first product of its kind. */
      readonly usual: UsualPrices | null;
    }
  | { readonly content: null; readonly faults: readonly FieldFault[] };

/** The part of a version that operators decide. Pure. */
export function contentOf(plan: PlanVersion): PlanContent {
  const { kind, priceMinor, credits, bonusCredits, periodMonths } = plan;
  return { kind: kind, priceMinor, credits, bonusCredits, periodMonths };
}

/** Parses a plan and checks it against the other plans on sale. Writes nothing. */
export async function findPlanFaults(
  tx: Db,
  productId: string,
  wanted: unknown,
): Promise<CheckedPlan> {
  const parsed = planContentSchema.safeParse(wanted);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
    return { content: null, faults };
  }
  const sold = await newestPlans(tx);
  const before = sold.find((plan) => plan.productId === productId);
  const others = sold
    .filter((plan) => plan.productId !== productId)
    .map((plan) => ({ ...contentOf(plan), productId: plan.productId }));
  const current = before ? contentOf(before) : null;
  const faults = planFaults(parsed.data, current, others);
  if (faults.length > 0) return { content: null, faults };
  return { content: parsed.data, faults: [], usual: usualPrices(parsed.data, current, others) };
}

type Wanted = {
  readonly productId: string;
  readonly content: unknown;
  /** The unusual price that the operator confirmed. */
  readonly confirmedPriceMinor?: number | undefined;
};

/**
 * The parsed content of a plan that can be published. Raises `input_invalid` naming each fault, `price_unusual` with the
 * usual prices unless exactly this price was confirmed. Writes nothing.
 */
export async function requirePlanFit(
  tx: Db,
  { productId, content, confirmedPriceMinor }: Wanted,
): Promise<PlanContent> {
  if (!PRODUCT_ID.test(productId)) fail('input_invalid', { productId });
  const checked = await findPlanFaults(tx, productId, content);
  if (checked.content === null) return fail('input_invalid', {}, checked.faults);
  const { usual } = checked;
  const { priceMinor } = checked.content;
  if (usual && priceMinor !== confirmedPriceMinor && isUnusualPrice(priceMinor, usual))
    fail('price_unusual', { priceMinor, ...usual });
  return checked.content;
}

type Publish = Wanted & {
  readonly by: { readonly actor: string; readonly note: string; readonly restores?: number };
  readonly now: Date;
};

/**
 * For staff: publishes a new version of a product's price and grants, for all flows; existing orders keep
 * their version. Raises what `requirePlanFit` raises, `conflict` when another version was published meanwhile.
 */
export async function publishPlan(tx: Db, { by, now, ...wanted }: Publish): Promise<number> {
  const { productId } = wanted;
  const content = await requirePlanFit(tx, wanted);
  const newest = await tx.planVersion.findFirst({
    where: { productId },
    orderBy: { version: 'desc' },
    select: { version: true },
  });
  const version = (newest?.version ?? 0) + 1;
  const id = newId(now.getTime());
  const premiumLevel = LEVEL[content.kind];
  try {
    await tx.planVersion.create({
      data: {
        id,
        productId,
        version,
        currency: SALES_CURRENCY,
        premiumLevel,
        publishedAt: now,
        ...content,
      },
    });
    await tx.publication.create({ data: { id, ...by, at: now } });
  } catch (error) {
    if (isDuplicate(error)) fail('conflict', { productId, version });
    throw error;
  }
  return version;
}
