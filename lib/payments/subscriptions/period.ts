import { DateTime } from 'luxon';

/**
 * End of the n-th period of a subscription, counted from its anchor and never from the period before, so
 * that a start on the 31st comes back to the 31st after a short month. Calendar months in the brand's zone.
 */
export function periodEnd(anchor: Date, months: number, period: number, zone: string): Date {
  return DateTime.fromJSDate(anchor, { zone })
    .plus({ months: months * period })
    .toJSDate();
}

/** Last moment of the fourteen days after the contract: end of the fourteenth day in the brand's zone. */
export function withdrawUntil(concludedAt: Date, zone: string): Date {
  return DateTime.fromJSDate(concludedAt, { zone }).plus({ days: 14 }).endOf('day').toJSDate();
}

/** Receipts are numbered by the year of the company's own calendar. */
export function yearIn(at: Date, zone: string): number {
  return DateTime.fromJSDate(at, { zone }).year;
}
