import type { PlanVersion } from '../db/generated/client.ts';
import type { Locale } from '../brands/schema.ts';
import type { PlanEntry } from '../flows/config.ts';
import { decimalIn } from '../kernel/money.ts';
import type { PresentedPlan } from './offers/plan-schema.ts';
import { FAILED } from './attempts/attempt-states.ts';
import type { Outcome } from './outcomes.ts';
import type { OrderStatus } from './orders/order-status.ts';

export type PricedPlan = {
  readonly plan: PlanVersion;
  /** The price until recently, if it was higher, else null: a crossed-out price must have been real. */
  readonly oldPriceMinor: number | null;
};

/** A plan as the member's page shows it: copy from the flow, amounts from the plan's row. */
export function presentPlan(entry: PlanEntry, priced: PricedPlan, locale: Locale): PresentedPlan {
  const { plan, oldPriceMinor } = priced;
  const say = (translations: Readonly<Record<Locale, string>> | undefined) =>
    translations?.[locale] ?? null;
  const price = decimalIn(plan.priceMinor, plan.currency);
  return {
    productId: plan.productId,
    planName: entry.planName[locale],
    kind: plan.kind,
    badge: say(entry.badge),
    description: say(entry.description),
    descriptionColor: entry.descriptionColor ?? null,
    suggestion: say(entry.suggestion),
    suggestionColor: entry.suggestionColor ?? null,
    oldPrice: oldPriceMinor === null ? null : decimalIn(oldPriceMinor, plan.currency),
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

/** The wire's status (one of three) and message for an attempt. */
export function presentOutcome(
  synced: Pick<OrderStatus, 'state' | 'outcome'> & Partial<Pick<OrderStatus, 'returned'>>,
): WireOutcome {
  // A captured payment that is refunded bought nothing.
  if (synced.returned === true) return { status: 'ko', message: 'generic' };
  if (synced.state === 'captured' && synced.outcome === 'success')
    return { status: 'ok', message: 'success' };
  if (synced.state === 'requires_action')
    return { status: 'ok', message: 'authentication_required' };
  if (synced.state !== 'captured' && !FAILED.has(synced.state))
    return { status: 'open', message: 'open' };
  // A failure must never be shown as a success, whatever outcome the provider reported.
  const said = synced.outcome;
  const hopeful = said === 'success' || said === 'pending' || said === 'open';
  return { status: 'ko', message: hopeful ? 'generic' : said };
}
