import { DateTime } from 'luxon';

/** A day of a calendar, as 2026-11-22. */
export type Day = string;

export type Span = { readonly from: Day; readonly to: Day };

const read = (day: Day): DateTime => DateTime.fromISO(day, { zone: 'UTC' });
const write = (day: DateTime): Day => day.toFormat('yyyy-MM-dd');

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && read(text).isValid;
}

export function dayOf(at: Date): Day {
  return at.toISOString().slice(0, 10);
}

export function daysAfter(day: Day, days: number): Day {
  return write(read(day).plus({ days }));
}

/** The Monday of a day's week. */
export function weekOf(day: Day): Day {
  return write(read(day).startOf('week'));
}

export function lengthOf({ from, to }: Span): number {
  return Math.round(read(to).diff(read(from), 'days').days) + 1;
}

/** The days just before a span, as many. */
export function spanBefore(span: Span): Span {
  return { from: daysAfter(span.from, -lengthOf(span)), to: daysAfter(span.from, -1) };
}

/** A span in parts of at most so many days, the earliest first. */
export function partsOf({ from, to }: Span, days: number): readonly Span[] {
  const parts: Span[] = [];
  for (let start = from; start <= to; start = daysAfter(start, days)) {
    const end = daysAfter(start, days - 1);
    parts.push({ from: start, to: end < to ? end : to });
  }
  return parts;
}
