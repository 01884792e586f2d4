import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, in figures of one width. */
  number?: boolean;
  /** Codes, ids and moments keep to one line. */
  nowrap?: boolean;
}

interface DataTableProps<Row> {
  /** What it lists, for those who hear it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Said where there is no row. */
  empty: string;
}

/** Rows in columns; scrolls by itself where the screen is narrower. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return <p className="py-8 text-ink-soft">{empty}</p>;
  const place = ({ number = false, nowrap = false }: Column<Row>) =>
    clsx(
      'py-2 pr-4 align-top last:pr-0',
      number && 'text-right tabular-nums',
      nowrap && 'whitespace-nowrap',
    );
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line-strong">
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={clsx(place(column), 'font-semibold')}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.name} className={place(column)}>
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
