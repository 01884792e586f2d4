import type { Money } from './api-types.ts';

export const minorOf = ({ value }: Money): number => Math.round(Number(value) * 100);

export const moneyOf = (minor: number, currency_code: string): Money => ({
  currency_code,
  value: (minor / 100).toFixed(2),
});
