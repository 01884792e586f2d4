import { useFormatter } from 'next-intl';

/** Formats an amount in whole units of a currency, as the wire sends it ("29.90") or as a number. */
export function usePrice() {
  const format = useFormatter();
  return (amount: string | number, currency: string): string =>
    format.number(Number(amount), { style: 'currency', currency });
}
