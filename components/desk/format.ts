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
