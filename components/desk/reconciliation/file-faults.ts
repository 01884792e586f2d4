import { CallError, codeOf } from '#lib/http/client/call-error.ts';
import { deskErrorMessage } from '../desk-errors.ts';

const FAULTS: Readonly<Record<string, string>> = {
  columns_unknown:
    'Unknown columns. Supported are provider_reference, kind, amount and currency, and the settlement details of Adyen.',
  cells_missing: 'has missing cells.',
  reference_unreadable: 'has no payment reference.',
  currency_unreadable: 'has an invalid currency code.',
  amount_unreadable: 'has an invalid amount.',
  period_odd: 'Enter both dates of the period in order, or none.',
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
