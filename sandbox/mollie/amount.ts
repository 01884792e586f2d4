import type { Amount } from './api-types.ts';

export const centsIn = ({ value }: Amount): number => Math.round(Number(value) * 100);

export const amountOf = (cents: number, currency: string): Amount => ({
  currency,
  value: (cents / 100).toFixed(2),
});
