import { centsOf, decimalOf } from '../decimal-amount.ts';
import { record, text } from '../fields.ts';

/** Our amount as the provider writes it. */
export function amountOf(amountMinor: number, currency: string) {
  return { currency, value: decimalOf(amountMinor) };
}

/** The provider's amount in ours; null where it is none that we could mean. */
export function readAmount(given: unknown) {
  const amount = record(given);
  return { amountMinor: centsOf(amount['value']), currency: text(amount['currency']) };
}
