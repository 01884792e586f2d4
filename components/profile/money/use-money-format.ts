import { useFormatter } from 'next-intl';
import { usePrice } from '#components/payments/use-price.ts';

/** Formats amounts and dates for the money pages. */
export function useMoneyFormat(timeZone: string) {
  const format = useFormatter();
  const price = usePrice();
  return {
    money: (minor: number, currency: string): string => price(minor / 100, currency),
    day: (at: Date | string): string =>
      format.dateTime(new Date(at), { dateStyle: 'long', timeZone }),
  };
}
