import { centsOf, decimalOf } from '../decimal-amount.ts';
import { record, text } from '../fields.ts';

type ProviderMoney = { readonly amountMinor: number | null; readonly currency: string | null };

/** Our amount in the provider's format. */
export function moneyOf(amountMinor: number, currency: string) {
  return { currency_code: currency, value: decimalOf(amountMinor) };
}

/** The provider's amount in our format; null for a value that is not an amount. */
export function readMoney(given: unknown): ProviderMoney {
  const money = record(given);
  return { amountMinor: centsOf(money['value']), currency: text(money['currency_code']) };
}
