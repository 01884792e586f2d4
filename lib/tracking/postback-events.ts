import type { AmountClass } from '../db/generated/enums.ts';

/** The size class of an amount: partners never receive the exact amount. Pure. */
export function amountClass(amountMinor: number): AmountClass {
  if (amountMinor <= 2_000) return 'up_to_20';
  return amountMinor <= 5_000 ? 'up_to_50' : 'above_50';
}
