import type { Brand, Locale } from '../../brands/schema.ts';
import { brandSettings } from '../../brands/settings.ts';
import type { ConfigDraft, PlanVersion } from '../../db/generated/client.ts';
import { flowConfigSchema, type FlowConfig } from '../../flows/config.ts';
import { currentFlow } from '../../flows/queries.ts';
import { SALES_CURRENCY } from '../../kernel/money.ts';
import { currentText } from '../../legal/queries.ts';
import { planContentSchema } from '../../payments/offers/check-plan.ts';
import { offerOf, type Offer } from '../../payments/offers/offer.ts';
import { plansFor, preselectedPlan } from '../../payments/offers/plan-choice.ts';
import type { PresentedPlan } from '../../payments/offers/plan-schema.ts';
import { plansOnSale } from '../../payments/offers/plans.ts';
import { shownPlans } from '../../payments/offers/shown-plans.ts';
import type { PricedPlan } from '../../payments/present.ts';

type Asked = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** The level of the fictitious member: 0 free, 1 paying. */
  readonly level: 0 | 1;
  /** The plan whose order is shown; the preselected one when undefined. */
  readonly productId: string | undefined;
  readonly now: Date;
};

type PreviewStep = {
  readonly code: string;
  readonly config: FlowConfig;
  readonly plans: readonly PresentedPlan[];
  readonly selected: string | null;
  readonly verification: PresentedPlan | null;
  readonly offer: Offer | null;
};

const LEVEL = { subscription: 2, pack: 1, card_check: 0 } as const;

/**
 * The plans on sale with the drafted plan in place of its published version, and its current price as the old
 * price.
 */
function withDraft(
  sold: ReadonlyMap<string, PricedPlan>,
  { id, key, content, basedOn, savedAt }: ConfigDraft,
): ReadonlyMap<string, PricedPlan> | null {
  const parsed = planContentSchema.safeParse(content);
  if (!parsed.success) return null;
  const before = sold.get(key)?.plan.priceMinor ?? 0;
  const premiumLevel = LEVEL[parsed.data.kind];
  const plan: PlanVersion = {
    id,
    productId: key,
    version: basedOn + 1,
    currency: SALES_CURRENCY,
    premiumLevel,
    ...parsed.data,
    publishedAt: savedAt,
  };
  const oldPriceMinor = before > plan.priceMinor ? before : null;
  return new Map([...sold, [key, { plan, oldPriceMinor }]]);
}

/**
 * What a brand's members would be offered if the draft were published, computed by the same code as for
 * members but for no account. Null when the draft is invalid. Writes nothing.
 */
export async function previewSteps(
  draft: ConfigDraft,
  { brand, locale, level, productId, now }: Asked,
): Promise<PreviewStep | null> {
  const [onSale, terms] = await Promise.all([
    plansOnSale(now),
    currentText(brand, 'terms', locale),
  ]);
  const ofFlow = draft.kind === 'flow';
  const code = ofFlow ? draft.key : (await brandSettings(brand.id)).defaultFlow;
  const config = ofFlow
    ? (flowConfigSchema.safeParse(draft.content).data ?? null)
    : (await currentFlow(brand.id, code)).config;
  const sold = ofFlow ? onSale : withDraft(onSale, draft);
  if (config === null || sold === null) return null;
  const lists = config.plans;
  const entries = plansFor(lists, { flowCode: code, level });
  const plans = shownPlans(entries, sold, locale);
  const preferred = preselectedPlan(lists, { flowCode: code, level })?.productId;
  const selected = plans.find((plan) => plan.productId === (productId ?? preferred));
  const planName = entries.find((entry) => entry.productId === selected?.productId)?.planName;
  const priced = selected && sold.get(selected.productId);
  const offer =
    priced && planName
      ? offerOf({
          plan: priced.plan,
          planName: planName[locale],
          brand,
          locale,
          descriptor: config.descriptor ?? brand.descriptor,
          termsVersion: terms.version,
          startsAt: now,
          country: brand.country,
          now,
          guarantee: level === 0,
        }).offer
      : null;
  return {
    code,
    config,
    plans,
    offer,
    selected: selected?.productId ?? null,
    verification: shownPlans(lists.verification, sold, locale)[0] ?? null,
  };
}
