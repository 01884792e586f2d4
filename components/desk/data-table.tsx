import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with digits of equal width. */
  number?: boolean;
  /** Does not wrap: for codes, ids and times. */
  nowrap?: boolean;
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Text shown if there are no rows. */
  empty: string;
  /**
   * The columns are compared with each other, so on a phone the table scrolls. Other tables stack their cells
   * there.
   */
  matrix?: boolean;
}

/** Columns that fit beside each other on a phone. */
const BESIDE = 4;

/** A table; on a phone each row becomes a card with labelled cells, or a matrix scrolls horizontally. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, empty, matrix = false } = props;
  if (rows.length === 0) return <p className="py-8 text-ink-soft">{empty}</p>;
  const stacks = !matrix && columns.length > BESIDE;
  const place = ({ number = false, nowrap = false }: Column<Row>) =>
    clsx(
      'py-2 pr-4 align-top last:pr-0',
      number && 'text-right tabular-nums',
      nowrap && 'whitespace-nowrap',
    );
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={clsx('w-full text-left text-sm', stacks && 'stacks')}>
        <thead role="rowgroup" className="border-b border-line-strong">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.name}
                role="columnheader"
                scope="col"
                className={clsx(place(column), 'font-semibold')}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <td key={column.name} role="cell" data-name={column.name} className={place(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
