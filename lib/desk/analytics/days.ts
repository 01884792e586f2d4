import { DAY } from '../../kernel/clock.ts';

/** A calendar day, such as 2026-11-22. */
export type Day = string;

export type Span = { readonly from: Day; readonly to: Day };

/** Days have no time zone here: they are computed as UTC days, which all have 24 hours. */
const read = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const write = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = read(text);
  return !Number.isNaN(ms) && write(ms) === text;
}

export function dayOf(at: Date): Day {
  return at.toISOString().slice(0, 10);
}

export function daysAfter(day: Day, days: number): Day {
  return write(read(day) + days * DAY);
}

/** The Monday of the day's week. */
export function weekOf(day: Day): Day {
  return daysAfter(day, -((new Date(read(day)).getUTCDay() + 6) % 7));
}

export function lengthOf({ from, to }: Span): number {
  return (read(to) - read(from)) / DAY + 1;
}

/** The span of the same length that ends on the day before. */
export function spanBefore(span: Span): Span {
  return { from: daysAfter(span.from, -lengthOf(span)), to: daysAfter(span.from, -1) };
}

/** Splits a span into parts of at most `days` days, earliest first. */
export function partsOf({ from, to }: Span, days: number): readonly Span[] {
  const parts: Span[] = [];
  for (let start = from; start <= to; start = daysAfter(start, days)) {
    const end = daysAfter(start, days - 1);
    parts.push({ from: start, to: end < to ? end : to });
  }
  return parts;
}
