import { DAY } from '../../kernel/clock.ts';

type Period = { readonly start: Date; readonly end: Date };

/** What of a price is owed for a share that was not used, to the cent above. */
function share(priceMinor: number, unused: number, whole: number): number {
  if (whole <= 0) return priceMinor;
  return Math.ceil((priceMinor * Math.min(Math.max(unused, 0), whole)) / whole);
}

/**
 * What of a period's price goes back at `now`: the days that have gone by are paid for, the one that has
 * begun is not. A period that has yet to begin goes back whole. Pure.
 */
export function periodRefund(priceMinor: number, { start, end }: Period, now: Date): number {
  const gone = Math.floor(Math.max(now.getTime() - start.getTime(), 0) / DAY) * DAY;
  const whole = end.getTime() - start.getTime();
  return share(priceMinor, whole - gone, whole);
}

/** What of a pack's price goes back: the share of its credits that were not used. Pure. */
export function packRefund(priceMinor: number, credits: number, unused: number): number {
  return share(priceMinor, unused, credits);
}
