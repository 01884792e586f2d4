import { DateTime } from 'luxon';

const FROM_HOUR = 23;
const TO_HOUR = 8;
const EVENING_HOUR = 18;

const inZone = (at: Date, zone: string): DateTime => DateTime.fromJSDate(at, { zone });

function nextHour(at: Date, zone: string, hour: number): Date {
  const local = inZone(at, zone);
  const today = local.set({ hour, minute: 0, second: 0, millisecond: 0 });
  // By the calendar: a day on which the clocks change is no twenty-four hours.
  return (today > local ? today : today.plus({ days: 1 })).toJSDate();
}

/** Whether it is night where a brand lives. */
export function isNight(at: Date, zone: string): boolean {
  const { hour } = inZone(at, zone);
  return hour >= FROM_HOUR || hour < TO_HOUR;
}

/** The same moment by day; the end of the night when it is in one. */
export function byDay(at: Date, zone: string): Date {
  return isNight(at, zone) ? nextHour(at, zone, TO_HOUR) : at;
}

/** When the evening's mail goes out next. */
export function nextEvening(at: Date, zone: string): Date {
  return nextHour(at, zone, EVENING_HOUR);
}

export function nextMidnight(at: Date, zone: string): Date {
  return nextHour(at, zone, 0);
}

/** The day of a brand's calendar, as a date at midnight UTC: that is how the database keeps days. */
export function localDay(at: Date, zone: string): Date {
  return new Date(`${inZone(at, zone).toFormat('yyyy-MM-dd')}T00:00:00Z`);
}
