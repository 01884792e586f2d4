import { DateTime } from 'luxon';

const FROM_HOUR = 23;
const TO_HOUR = 8;
const EVENING_HOUR = 18;

const inZone = (at: Date, zone: string): DateTime => DateTime.fromJSDate(at, { zone });

/** When it is an hour of the day next, after a time. */
export function nextHour(at: Date, zone: string, hour: number): Date {
  const local = inZone(at, zone);
  const today = local.set({ hour, minute: 0, second: 0, millisecond: 0 });
  // By calendar: a day on which the clocks change does not have 24 hours.
  return (today > local ? today : today.plus({ days: 1 })).toJSDate();
}

/** Whether it is night in the brand's time zone. */
export function isNight(at: Date, zone: string): boolean {
  const { hour } = inZone(at, zone);
  return hour >= FROM_HOUR || hour < TO_HOUR;
}

/** The time itself by day; at night the end of the night. */
export function byDay(at: Date, zone: string): Date {
  return isNight(at, zone) ? nextHour(at, zone, TO_HOUR) : at;
}

/** When the next evening mail is sent. */
export function nextEvening(at: Date, zone: string): Date {
  return nextHour(at, zone, EVENING_HOUR);
}

export function nextMidnight(at: Date, zone: string): Date {
  return nextHour(at, zone, 0);
}

/** The date in the brand's time zone, as midnight UTC: the form in which the database stores dates. */
export function localDay(at: Date, zone: string): Date {
  return new Date(`${inZone(at, zone).toFormat('yyyy-MM-dd')}T00:00:00Z`);
}
