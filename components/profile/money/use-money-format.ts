import { useFormatter } from 'next-intl';
import { usePrice } from '#components/payments/use-price.ts';
import { decimalIn } from '#lib/kernel/money.ts';

/** Formats amounts and dates for the money pages. */
export function useMoneyFormat(timeZone: string) {
  const format = useFormatter();
  const price = usePrice();
  return {
    money: (minor: number, currency: string): string => price(decimalIn(minor, currency), currency),
    day: (at: Date | string): string =>
      format.dateTime(new Date(at), { dateStyle: 'long', timeZone }),
  };
}
