import { CallError, codeOf } from '#lib/http/client/call.ts';
import { deskErrorMessage } from '../desk-errors.ts';

const FAULTS: Readonly<Record<string, string>> = {
  columns_unknown:
    'These columns are of no settlement we know. We read those with provider_reference, kind, amount and currency, and the settlement details of Adyen.',
  cells_missing: 'has not as many cells as the head.',
  reference_unreadable: 'names no payment.',
  currency_unreadable: 'is no currency of three letters.',
  amount_unreadable: 'is no amount of this currency.',
  period_odd: 'Give both days of the period, the first one first, or none.',
};

/** The faults of a file, a sentence each, with line and column. */
export function fileFaults(error: unknown): readonly string[] {
  const fields = error instanceof CallError ? error.fields : [];
  if (fields.length === 0) return [deskErrorMessage(codeOf(error))];
  return fields.map(({ path, code }) => {
    const [line = '', ...column] = path.split('.');
    const message = FAULTS[code] ?? `could not be read (${code}).`;
    if (!/^\d+$/.test(line)) return message;
    return `Line ${line}${column.join('.') === '' ? '' : `, ${column.join('.')},`} ${message}`;
  });
}
