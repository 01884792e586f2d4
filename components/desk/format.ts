import { humanize } from '#lib/desk/plain/code-text.ts';
import { formatMoney } from '#lib/kernel/money.ts';

/** An amount as the desk shows it, by its currency: 2990 cents → €29.90, 2990 yen → JP¥2,990. */
export function money(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency, 'en-GB');
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const EXACT = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  timeZone: 'UTC',
});
const ZONED = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
const RELATIVE = new Intl.RelativeTimeFormat('en-GB');
const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});
const LOCAL_TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const LOCAL_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A time as the desk shows it, in UTC, since operators are in several time zones. */
export function moment(at: Date | string): string {
  return `${MOMENT.format(new Date(at))} UTC`;
}

/** A time with its date in the time zone of the operator, which it names. Not for the server. */
export function zonedMoment(at: Date | number): string {
  return ZONED.format(at);
}

const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', DAY_MS / 24],
  ['minute', DAY_MS / (24 * 60)],
] as const;

/** `now` of a page is up to half a minute old: what has just happened is not yet to come. */
const SOON_MS = 30_000;

/** A time as its distance from `now`, both in epoch milliseconds, in the largest whole unit: `3 hours ago`. */
export function relativeTime(at: number, now: number): string {
  const ms = at - now;
  const unit = UNITS.find(([, size]) => Math.abs(ms) >= size);
  if (!unit) return ms > SOON_MS ? 'in a moment' : 'just now';
  const [name, size] = unit;
  return RELATIVE.format(Math.trunc(ms / size), name);
}

/** A time of a log entry, in UTC with milliseconds. */
export function exactTime(at: string): string {
  return `${EXACT.format(new Date(at))} UTC`;
}

/** A month such as `2026-11`, short. */
export function shortMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** The shortest form of a time in the time zone of the operator: `14:03`, or the date if it is longer ago than a day. */
export function localTime(at: number): string {
  return (Date.now() - at < DAY_MS ? LOCAL_TIME : LOCAL_DAY).format(at);
}

/** A code as a label: `past_due` as `Past due`. */
export function sentenceCase(code: string): string {
  const text = humanize(code);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const STEPS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** A duration in its largest unit, as `3 min`. */
export function span(ms: number): string {
  const [size, unit] = STEPS.find(([size]) => ms >= size) ?? STEPS[3];
  return `${String(Math.max(0, Math.floor(ms / size)))} ${unit}`;
}

/** How long ago something was at `now`; a future time is shown as `in …`. */
export function ago(at: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(at);
  if (ms < -1_000) return `in ${span(-ms)}`;
  return ms < 1_000 ? 'just now' : `${span(ms)} ago`;
}
