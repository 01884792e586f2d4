import { DateTime } from 'luxon';
import { WITHDRAWAL_DAYS } from '../limits.ts';

/**
 * End of the n-th period of a subscription, counted from its anchor and never from the previous period, so
 * that a start on the 31st returns to the 31st after a short month. Calendar months in the brand's zone.
 */
export function periodEnd(anchor: Date, months: number, period: number, zone: string): Date {
  return DateTime.fromJSDate(anchor, { zone })
    .plus({ months: months * period })
    .toJSDate();
}

/**
 * Last moment of the fourteen-day withdrawal period: end of the fourteenth day after the contract in the
 * brand's zone.
 */
export function withdrawUntil(concludedAt: Date, zone: string): Date {
  return DateTime.fromJSDate(concludedAt, { zone })
    .plus({ days: WITHDRAWAL_DAYS })
    .endOf('day')
    .toJSDate();
}

/** The calendar year in the given time zone; receipts are numbered by the company's year. */
export function yearIn(at: Date, zone: string): number {
  return DateTime.fromJSDate(at, { zone }).year;
}
