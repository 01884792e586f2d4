import { fractionDigits } from '#lib/kernel/money.ts';

/** An amount as the desk shows it, by its currency: 2990 cents → €29.90, 2990 yen → ¥2,990. */
export function money(amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** fractionDigits(currency);
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
}
