import { decimal, minor } from '../../kernel/money.ts';
import { text } from './fields.ts';

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Cents as the decimal string of providers that count in whole units. */
export const decimalOf = (amountMinor: number): string => decimal(minor(amountMinor));

/** The decimal string in cents; null for a value that is not an amount. */
export function centsOf(given: unknown): number | null {
  const value = text(given) ?? '';
  return AMOUNT.test(value) ? Math.round(Number(value) * 100) : null;
}
