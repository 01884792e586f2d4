'use client';

import { useFormatter, type DateTimeFormatOptions, useTimeZone, useTranslations } from 'next-intl';

const DAY_MS = 86_400_000;

export interface Times {
  timeZone: string;
  /** 14:05 */
  clock: (time: number) => string;
  /** Today, yesterday, or the date. */
  day: (time: number, now: number) => string;
  /** Today the hour, in the last week the weekday, else the date. */
  short: (time: number, now: number) => string;
}

/** Formats times in the brand's time zone and the reader's language. */
export function useTimes(timeZone?: string): Times {
  const format = useFormatter();
  const fallback = useTimeZone();
  const zone = timeZone ?? fallback ?? 'UTC';
  const t = useTranslations('chat.day');
  const write = (time: number, how: DateTimeFormatOptions): string =>
    format.dateTime(time, { ...how, timeZone: zone });
  const key = (time: number): string => write(time, { dateStyle: 'short' });
  const clock = (time: number): string =>
    write(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    timeZone: zone,
    clock,
    day: (time, now) => {
      if (key(time) === key(now)) return t('today');
      if (key(time) === key(now - DAY_MS)) return t('yesterday');
      return write(time, { weekday: 'long', day: 'numeric', month: 'long' });
    },
    short: (time, now) => {
      if (key(time) === key(now)) return clock(time);
      if (now - time < 6 * DAY_MS) return write(time, { weekday: 'short' });
      return write(time, { day: 'numeric', month: 'short' });
    },
  };
}
