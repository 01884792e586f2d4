import { decimal, minor } from '../../../kernel/money.ts';
import { record, text } from '../fields.ts';

type Told = { readonly amountMinor: number | null; readonly currency: string | null };

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Our amount as the provider writes it. */
export function moneyOf(amountMinor: number, currency: string) {
  return { currency_code: currency, value: decimal(minor(amountMinor)) };
}

/** The provider's amount in ours; null where it is none that we could mean. */
export function readMoney(given: unknown): Told {
  const money = record(given);
  const value = text(money['value']) ?? '';
  const amountMinor = AMOUNT.test(value) ? Math.round(Number(value) * 100) : null;
  return { amountMinor, currency: text(money['currency_code']) };
}
