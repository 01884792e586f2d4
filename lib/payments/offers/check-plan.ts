import { z } from 'zod';
import { PlanKind } from '../../db/generated/enums.ts';
import type { FieldFault } from '../../kernel/errors.ts';
import { PLAN_MIN_PRICE } from '../limits.ts';

/** What a plan costs and grants. The level follows from the kind; the currency is always EUR. */
export const planContentSchema = z.strictObject({
  kind: z.enum(PlanKind),
  priceMinor: z.int().min(0).max(100_000),
  credits: z.int().min(0).max(100_000),
  bonusCredits: z.int().min(0).max(100_000),
  /** Null for a plan that is paid once. */
  periodMonths: z.int().min(1).max(12).nullable(),
});

export type PlanContent = z.output<typeof planContentSchema>;
export type SoldPlan = PlanContent & { readonly productId: string };

/**
 * Reasons why a plan cannot be sold with this content. `before` is its version now on sale, `others` are the
 * other plans on sale. Pure.
 */
export function planFaults(
  content: PlanContent,
  before: PlanContent | null,
  others: readonly SoldPlan[],
): readonly FieldFault[] {
  const { kind, priceMinor, credits, bonusCredits, periodMonths } = content;
  const faults: FieldFault[] = [];
  const add = (path: keyof PlanContent, code: string) => faults.push({ path, code });
  // Members may hold this product as a subscription, so its kind cannot change.
  if (before && before.kind !== kind) add('kind', 'plan_kind_fixed');
  if (kind === 'card_check') {
    if (priceMinor !== 0) add('priceMinor', 'card_check_is_free');
    if (credits !== 0) add('credits', 'card_check_grants_nothing');
    if (bonusCredits !== 0) add('bonusCredits', 'card_check_grants_nothing');
    if (periodMonths !== null) add('periodMonths', 'paid_once_has_no_period');
    return faults;
  }
  if (priceMinor < PLAN_MIN_PRICE) add('priceMinor', 'price_too_small');
  if (credits === 0) add('credits', 'credits_missing');
  if (kind === 'pack' && periodMonths !== null) add('periodMonths', 'paid_once_has_no_period');
  if (kind === 'subscription' && periodMonths === null) add('periodMonths', 'period_missing');
  if (kind === 'subscription' && periodMonths !== null && dearer(priceMinor, periodMonths, others))
    add('priceMinor', 'longer_costs_more_a_month');
  return faults;
}

/** Flows advertise longer terms as cheaper per month: that has to stay true. */
function dearer(priceMinor: number, months: number, others: readonly SoldPlan[]): boolean {
  return others.some((other) => {
    if (other.kind !== 'subscription' || other.periodMonths === null) return false;
    if (other.periodMonths === months) return false;
    const mine = priceMinor * other.periodMonths;
    const theirs = other.priceMinor * months;
    return months > other.periodMonths ? mine >= theirs : theirs >= mine;
  });
}
