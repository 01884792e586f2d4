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
  /** Its columns are compared with each other: on a phone it scrolls. Others stand there row below row. */
  matrix?: boolean;
}

/** So many columns stand beside each other on a phone. */
const BESIDE = 4;

/** Rows in columns; on a phone each row is a card that names its cells, or the whole scrolls by itself. */
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
