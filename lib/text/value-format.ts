/** Unit of a metric, which determines its format. */
export type Unit = 'count' | 'share' | 'money' | 'duration';

/** Minimum number of people behind a metric by source; smaller groups are not shown. */
export const MIN_GROUP_SIZE = 5;

const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', DATE);
const LONG_DAY = new Intl.DateTimeFormat('en-GB', { ...DATE, year: 'numeric' });
const COUNT = new Intl.NumberFormat('en-GB');
const SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const ROUND_SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

export const count = (value: number): string => COUNT.format(Math.round(value));

/** Whole per cent; with a decimal for small shares. */
export function share(value: number): string {
  return (value > 0 && value < 0.1 ? SHARE : ROUND_SHARE).format(value);
}

const written = new Map<string, Intl.NumberFormat>();

/** Cached: creating an Intl formatter takes longer than many uses of it. */
function moneyFormat(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${String(digits)}`;
  const known = written.get(key);
  if (known) return known;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const made = new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...places });
  written.set(key, made);
  return made;
}

/** Without decimals from 1,000 upwards. */
export function money(minor: number, currency: string): string {
  return moneyFormat(currency, Math.abs(minor) >= 100_000 ? 0 : 2).format(minor / 100);
}

/** A duration in the largest unit of which it has at least two. */
export function duration(seconds: number): string {
  const units = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
  ] as const;
  const [size, name] = units.find(([length]) => seconds >= 2 * length) ?? [1, 's'];
  const value = seconds / size;
  return `${value < 10 && size > 1 ? String(Math.round(value * 10) / 10) : count(value)} ${name}`;
}

export function day(text: string): string {
  return LONG_DAY.format(new Date(text));
}

/** A short date for a chart axis. */
export function shortDay(text: string): string {
  return SHORT_DAY.format(new Date(text));
}

/** Throws a RangeError for an amount of money without its currency. */
export function formatValue(value: number, unit: Unit, currency = ''): string {
  if (unit === 'share') return share(value);
  if (unit === 'money') return money(value, currency);
  return unit === 'duration' ? duration(value) : count(value);
}

/** A cell of the table behind a chart. */
export function cell(
  value: string | number | null,
  unit: Unit | 'text' | 'day',
  currency?: string,
): string {
  if (value === null) return '–';
  if (unit === 'text') return String(value);
  if (unit === 'day') return day(String(value));
  return typeof value === 'string'
    ? `under ${String(MIN_GROUP_SIZE)}`
    : formatValue(value, unit, currency);
}
