import { centsOf, decimalOf } from '../decimal-amount.ts';
import { record, text } from '../fields.ts';

/** Our amount in the provider's format. */
export function amountOf(amountMinor: number, currency: string) {
  return { currency, value: decimalOf(amountMinor) };
}

/** The provider's amount in our format; null for a value that is not an amount. */
export function readAmount(given: unknown) {
  const amount = record(given);
  return { amountMinor: centsOf(amount['value']), currency: text(amount['currency']) };
}
