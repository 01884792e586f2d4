import { csvLine } from '../../kernel/csv.ts';
import { MIN_GROUP_SIZE } from '../../text/value-format.ts';
import type { Answer, Cell, Column } from './answer.ts';

function written(value: Cell, { unit }: Column): string {
  if (value === null) return '';
  if (value === 'few' && unit !== 'text') return `under ${String(MIN_GROUP_SIZE)}`;
  if (typeof value === 'string') return value;
  if (unit === 'money') return (value / 100).toFixed(2);
  if (unit === 'share') return value.toFixed(4);
  return unit === 'duration' ? value.toFixed(0) : String(value);
}

/** The column's name with its unit. */
function headed({ name, unit, currency }: Column): string {
  const known = {
    money: currency ?? '',
    duration: 'seconds',
    share: '',
    count: '',
    text: '',
    day: '',
  }[unit];
  return known === '' ? name : `${name} (${known})`;
}

/** The table behind a plot as CSV for spreadsheets. Pure. */
export function csvOf({ columns, rows }: Answer): string {
  const lines = rows.map((row) =>
    csvLine(columns.map((column, place) => written(row[place] ?? null, column))),
  );
  return `${[csvLine(columns.map(headed)), ...lines].join('\r\n')}\r\n`;
}
