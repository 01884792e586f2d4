import { z } from 'zod';
import type { FieldFault } from '../../kernel/errors.ts';
import { planKinds } from './plan-schema.ts';

/** What a plan costs and grants. Its level follows from its kind, its currency is the house's. */
export const planContentSchema = z.strictObject({
  kind: z.enum(planKinds),
  priceMinor: z.int().min(0).max(100_000),
  credits: z.int().min(0).max(100_000),
  bonusCredits: z.int().min(0).max(100_000),
  /** Null for what is paid once. */
  periodMonths: z.int().min(1).max(12).nullable(),
});

export type PlanContent = z.output<typeof planContentSchema>;
export type SoldPlan = PlanContent & { readonly productId: string };

/** Under a euro the fees eat it. */
const LEAST_PRICE = 100;

/**
 * What stands against selling a plan like this, pure. `before` is its version now on sale, `others` are the
 * rest of what is sold.
 */
export function planFaults(
  content: PlanContent,
  before: PlanContent | null,
  others: readonly SoldPlan[],
): readonly FieldFault[] {
  const { kind, priceMinor, credits, bonusCredits, periodMonths } = content;
  const faults: FieldFault[] = [];
  const add = (path: keyof PlanContent, code: string) => faults.push({ path, code });
  // What members hold as a subscription cannot turn into something else under the same name.
  if (before && before.kind !== kind) add('kind', 'plan_kind_fixed');
  if (kind === 'card_check') {
    if (priceMinor !== 0) add('priceMinor', 'card_check_is_free');
    if (credits !== 0) add('credits', 'card_check_grants_nothing');
    if (bonusCredits !== 0) add('bonusCredits', 'card_check_grants_nothing');
    if (periodMonths !== null) add('periodMonths', 'paid_once_has_no_period');
    return faults;
  }
  if (priceMinor < LEAST_PRICE) add('priceMinor', 'price_too_small');
  if (credits === 0) add('credits', 'credits_missing');
  if (kind === 'pack' && periodMonths !== null) add('periodMonths', 'paid_once_has_no_period');
  if (kind === 'subscription' && periodMonths === null) add('periodMonths', 'period_missing');
  if (kind === 'subscription' && periodMonths !== null && dearer(priceMinor, periodMonths, others))
    add('priceMinor', 'longer_costs_more_a_month');
  return faults;
}

/** Flows say of longer terms that they cost less a month: that has to stay true. */
function dearer(priceMinor: number, months: number, others: readonly SoldPlan[]): boolean {
  return others.some((other) => {
    if (other.kind !== 'subscription' || other.periodMonths === null) return false;
    if (other.periodMonths === months) return false;
    const mine = priceMinor * other.periodMonths;
    const theirs = other.priceMinor * months;
    return months > other.periodMonths ? mine >= theirs : theirs >= mine;
  });
}
