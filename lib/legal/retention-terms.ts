import type { Locale } from '../brands/schema.ts';
import { formatUnit } from '../text/format-unit.ts';
import { CHOSEN_PERIOD, RETENTION } from './retention-table.ts';

/** Days after which the nightly job deletes the rows of a table. Throws on a table without a period. */
function retentionDays(table: string): number {
  const line = RETENTION.find((one) => one.table === table);
  if (line === undefined) throw new Error(`${table} has no term`);
  return line.days;
}

const TERMS = [
  'attributions',
  'client_logs',
  'cookie_choices',
  'mail_messages',
  'receipts',
  'payment_blocks',
  'payment_fingerprints',
  'photo_verifications',
  'provider_events',
  'reports',
  'sessions',
  'tickets',
  'users',
  'visits',
];

/** Whole years are expressed in years and other terms above a year in months: 548 days is hard to read. */
function saidAs(days: number): { readonly count: number; readonly unit: string } {
  const years = Math.floor(days / 365);
  if (years >= 1 && days - years * 365.25 < 2) return { count: years, unit: 'year' };
  return days > 365
    ? { count: Math.round(days / 30.44), unit: 'month' }
    : { count: days, unit: 'day' };
}

/** The periods that members may choose for messages: "12 months or 24 months". */
function chosenPeriods(locale: Locale): string {
  const periods = CHOSEN_PERIOD.months.map((count) => formatUnit(locale, { count, unit: 'month' }));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(periods);
}

/** The retention periods in the privacy notice, `keep_<table>`: the periods that the nightly job applies, as text. */
export function retentionTerms(locale: Locale): Readonly<Record<string, string>> {
  const terms = TERMS.map(
    (table) => [`keep_${table}`, formatUnit(locale, saidAs(retentionDays(table)))] as const,
  );
  return Object.fromEntries([...terms, [`keep_${CHOSEN_PERIOD.table}`, chosenPeriods(locale)]]);
}
