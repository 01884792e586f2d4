import { formatMoney } from '#lib/kernel/money.ts';

/** An amount as the desk shows it, by its currency: 2990 cents → €29.90, 2990 yen → JP¥2,990. */
export function money(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency, 'en-GB');
}
