import { UNUSUAL_PRICE_FACTOR } from '../limits.ts';
import type { PlanContent, SoldPlan } from './check-plan.ts';

/** The prices that a new price is compared with. */
export type UsualPrices = { readonly lowestMinor: number; readonly highestMinor: number };

/**
 * The usual prices of a product: its own on sale; for a new one, those of its kind on sale. Null when there are
 * none. Pure.
 */
export function usualPrices(
  { kind }: Pick<PlanContent, 'kind'>,
  before: PlanContent | null,
  others: readonly SoldPlan[],
): UsualPrices | null {
  if (before) return { lowestMinor: before.priceMinor, highestMinor: before.priceMinor };
  const prices = others.filter((one) => one.kind === kind).map(({ priceMinor }) => priceMinor);
  if (prices.length === 0) return null;
  return { lowestMinor: Math.min(...prices), highestMinor: Math.max(...prices) };
}

/** Whether a price is so far from the usual ones that it may be a typing mistake, such as a lost decimal point. Pure. */
export function isUnusualPrice(
  priceMinor: number,
  { lowestMinor, highestMinor }: UsualPrices,
): boolean {
  // The card check is free, and stays so by another rule.
  if (highestMinor === 0) return false;
  return (
    priceMinor >= highestMinor * UNUSUAL_PRICE_FACTOR ||
    priceMinor * UNUSUAL_PRICE_FACTOR <= lowestMinor
  );
}
