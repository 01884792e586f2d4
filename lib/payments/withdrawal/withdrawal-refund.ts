import { DAY } from '../../kernel/clock.ts';

type Period = { readonly start: Date; readonly end: Date };

/** The part of a price that corresponds to the unused share, rounded up to the cent. */
function share(priceMinor: number, unused: number, whole: number): number {
  if (whole <= 0) return priceMinor;
  return Math.ceil((priceMinor * Math.min(Math.max(unused, 0), whole)) / whole);
}

/**
 * The refund of a period's price at `now`: full days that have passed are paid for, the current day is not. A
 * period that has not begun is refunded in full. Pure.
 */
export function periodRefund(priceMinor: number, { start, end }: Period, now: Date): number {
  const gone = Math.floor(Math.max(now.getTime() - start.getTime(), 0) / DAY) * DAY;
  const whole = end.getTime() - start.getTime();
  return share(priceMinor, whole - gone, whole);
}

/** The refund of a pack's price: the share of its credits that were not used. Pure. */
export function packRefund(priceMinor: number, credits: number, unused: number): number {
  return share(priceMinor, unused, credits);
}
