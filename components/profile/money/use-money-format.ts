import { useFormatter } from 'next-intl';

/** Formats amounts and dates for the money pages. */
export function useMoneyFormat(timeZone: string) {
  const format = useFormatter();
  return {
    money: (minor: number, currency: string): string =>
      format.number(minor / 100, { style: 'currency', currency }),
    day: (at: Date | string): string =>
      format.dateTime(new Date(at), { dateStyle: 'long', timeZone }),
  };
}
