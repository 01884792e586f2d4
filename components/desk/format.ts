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

/** A time as the desk shows it, in UTC, since operators are in several time zones. */
export function moment(at: Date | string): string {
  return `${MOMENT.format(new Date(at))} UTC`;
}

/** A code as a label: `past_due` as `Past due`. */
export function sentenceCase(code: string): string {
  const text = code.replaceAll(/[_.]/g, ' ');
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
