import type { PlanVersion } from '../db/generated/client.ts';
import type { Locale } from '../brands/schema.ts';
import type { PlanEntry } from '../flows/config.ts';
import { decimal, minor } from '../kernel/money.ts';
import type { PresentedPlan } from './offers/plan-schema.ts';
import { FAILED } from './attempts/attempt-states.ts';
import type { Outcome } from './outcomes.ts';
import type { OrderStatus } from './orders/order-status.ts';

export type PricedPlan = {
  readonly plan: PlanVersion;
  /** The price that held until lately and was higher, else null: a struck-out price must be true. */
  readonly oldPriceMinor: number | null;
};

/** A plan as the member's page shows it: words from the flow, money from the plan's row. */
export function presentPlan(entry: PlanEntry, priced: PricedPlan, locale: Locale): PresentedPlan {
  const { plan, oldPriceMinor } = priced;
  const say = (translations: Readonly<Record<Locale, string>> | undefined) =>
    translations?.[locale] ?? null;
  const price = decimal(minor(plan.priceMinor));
  return {
    productId: plan.productId,
    planName: entry.planName[locale],
    kind: plan.kind as PresentedPlan['kind'],
    badge: say(entry.badge),
    description: say(entry.description),
    descriptionColor: entry.descriptionColor ?? null,
    suggestion: say(entry.suggestion),
    suggestionColor: entry.suggestionColor ?? null,
    oldPrice: oldPriceMinor === null ? null : decimal(minor(oldPriceMinor)),
    price,
    priceMinor: plan.priceMinor,
    totalPrice: price,
    priceDescription: say(entry.priceDescription),
    visible: entry.visible,
    spacingBottom: entry.spacingBottom,
    firstSelling: entry.firstSelling,
    premiumLevel: plan.premiumLevel,
    credits: plan.credits,
    bonusCredits: plan.bonusCredits,
    periodMonths: plan.periodMonths,
    currency: plan.currency,
  };
}

type WireOutcome = { readonly status: 'ok' | 'ko' | 'open'; readonly message: Outcome };

/** An attempt in the three words and the code of the wire. */
export function presentOutcome(
  synced: Pick<OrderStatus, 'state' | 'outcome'> & Partial<Pick<OrderStatus, 'returned'>>,
): WireOutcome {
  // Money that was taken and goes back bought nothing.
  if (synced.returned === true) return { status: 'ko', message: 'generic' };
  if (synced.state === 'captured' && synced.outcome === 'success')
    return { status: 'ok', message: 'success' };
  if (synced.state === 'requires_action')
    return { status: 'ok', message: 'authentication_required' };
  if (synced.state !== 'captured' && !FAILED.has(synced.state))
    return { status: 'open', message: 'open' };
  // A failure must never read as good news, whatever the provider's word for it was.
  const said = synced.outcome;
  const hopeful = said === 'success' || said === 'pending' || said === 'open';
  return { status: 'ko', message: hopeful ? 'generic' : said };
}
