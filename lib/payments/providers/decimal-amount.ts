import { decimal, minor } from '../../kernel/money.ts';
import { text } from './fields.ts';

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Cents as the decimal string of providers that count in whole units. */
export const decimalOf = (amountMinor: number): string => decimal(minor(amountMinor));

/** Such a string in cents; null where it is none that we could mean. */
export function centsOf(given: unknown): number | null {
  const value = text(given) ?? '';
  return AMOUNT.test(value) ? Math.round(Number(value) * 100) : null;
}
