import Link from 'next/link';
import { actionText } from '#lib/desk/plain/action-text.ts';
import { DataTable, type Column } from '../data-table.tsx';
import { moment } from '../format.ts';
import { MoreLink } from '../next-page.tsx';

/** The filters of the log. */
export interface LogFilters {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
}

/** The address of the filtered log, from an entry on. */
export function logAddress(wanted: LogFilters, before?: string): string {
  const given = Object.entries({ ...wanted, before }).filter(
    (one): one is [string, string] => one[1] !== undefined,
  );
  const search = new URLSearchParams(given).toString();
  return search === '' ? '/log' : `/log?${search}`;
}

interface Entry {
  id: string;
  at: Date;
  actor: string;
  by: string;
  action: string;
  subject: string;
  purpose: string | null;
  brandId: string | null;
}

interface LogTableProps {
  entries: readonly Entry[];
  wanted: LogFilters;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
  /** The last entry shown, if older ones follow. */
  next: string | undefined;
}

const LINK = 'underline-offset-2 hover:underline';
const CODE = 'font-mono text-xs leading-5';

/** Who did or saw what, and why; a click on the actor, action or subject filters by it. */
export function LogTable({ entries, wanted, brands, next }: LogTableProps) {
  const narrow = (more: LogFilters, label: string, className = '') => (
    <Link
      prefetch={false}
      href={logAddress({ ...wanted, ...more })}
      className={`${LINK} ${className}`}
    >
      {label}
    </Link>
  );
  const columns: readonly Column<Entry>[] = [
    { name: 'Time', nowrap: true, cell: ({ at }) => moment(at) },
    { name: 'Operator', cell: ({ actor, by }) => narrow({ actor }, by) },
    {
      name: 'Action',
      nowrap: true,
      cell: ({ action }) => <span title={action}>{narrow({ action }, actionText(action))}</span>,
    },
    { name: 'Subject', nowrap: true, cell: ({ subject }) => narrow({ subject }, subject, CODE) },
    { name: 'Reason', cell: ({ purpose }) => purpose ?? '' },
    {
      name: 'Brand',
      cell: ({ brandId }) => (brandId === null ? '' : (brands[brandId] ?? brandId)),
    },
  ];
  return (
    <div className="mt-5">
      <DataTable
        label="Entries"
        columns={columns}
        rows={entries}
        keyOf={({ id }) => id}
        empty="No entries found."
      />
      <MoreLink href={next === undefined ? null : logAddress(wanted, next)}>Older entries</MoreLink>
    </div>
  );
}
