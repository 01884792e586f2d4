import { DateTime } from 'luxon';
import type { Cell, Unit } from './answer.ts';
import { LEAST } from './view.ts';

const COUNT = new Intl.NumberFormat('en-GB');
const SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const ROUND_SHARE = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

export const count = (value: number): string => COUNT.format(Math.round(value));

/** Whole per cents, and a tenth where the share is small. */
export function share(value: number): string {
  return (value > 0 && value < 0.1 ? SHARE : ROUND_SHARE).format(value);
}

export function money(minor: number, currency: string): string {
  const whole = Math.abs(minor) >= 100_000;
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: whole ? 0 : 2 };
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits }).format(
    minor / 100,
  );
}

/** A length of time in the largest unit that leaves more than one of it. */
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
  return DateTime.fromISO(text, { zone: 'UTC' }).setLocale('en-GB').toFormat('d LLL yyyy');
}

/** A day as an axis has room for it. */
export function shortDay(text: string): string {
  return DateTime.fromISO(text, { zone: 'UTC' }).setLocale('en-GB').toFormat('d LLL');
}

export function figure(value: number, unit: Unit, currency = 'EUR'): string {
  if (unit === 'share') return share(value);
  if (unit === 'money') return money(value, currency);
  return unit === 'duration' ? duration(value) : count(value);
}

/** A cell of the table behind a plot. */
export function cell(value: Cell, unit: Unit | 'text', currency?: string): string {
  if (value === null) return '–';
  if (value === 'few' && unit !== 'text') return `under ${String(LEAST)}`;
  return typeof value === 'string' || unit === 'text'
    ? String(value)
    : figure(value, unit, currency);
}
