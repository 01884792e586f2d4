import type { ReactNode } from 'react';
import type { TransparencyReport } from '#lib/desk/transparency/contract.ts';
import { DataTable, type Column } from '../data-table.tsx';
import { sentenceCase } from '../format.ts';
import { reasonName } from '../queue/queue-item.ts';

type Row<Part extends 'notices' | 'measures' | 'complaints'> = TransparencyReport[Part][number];

const hours = (value: number | null): string =>
  value === null ? '–' : value < 48 ? `${value.toFixed(1)} h` : `${(value / 24).toFixed(1)} days`;

function numbers<One>(
  named: readonly (readonly [name: string, of: (row: One) => ReactNode])[],
): Column<One>[] {
  return named.map(([name, cell]) => ({ name, cell, number: true }));
}

const NOTICES: Column<Row<'notices'>>[] = [
  { name: 'Reason', cell: ({ reason }) => reasonName(reason) },
  ...numbers<Row<'notices'>>([
    ['Received', (row) => row.received],
    ['Upheld', (row) => row.upheld],
    ['With a consequence', (row) => row.acted],
    ['Dismissed', (row) => row.dismissed],
    ['Open at the end', (row) => row.open],
    ['Median time', (row) => hours(row.medianHours)],
  ]),
];

const MEASURES: Column<Row<'measures'>>[] = [
  { name: 'Restricted', cell: ({ what }) => sentenceCase(what) },
  { name: 'Reason', cell: ({ reason }) => reasonName(reason) },
  ...numbers<Row<'measures'>>([
    ['After a notice', (row) => row.afterNotice],
    ['Own initiative', (row) => row.ownInitiative],
    ['Without a person', (row) => row.automated],
  ]),
];

const COMPLAINTS: Column<Row<'complaints'>>[] = [
  { name: 'About', cell: ({ what }) => sentenceCase(what) },
  ...numbers<Row<'complaints'>>([
    ['Received', (row) => row.received],
    ['Decision upheld', (row) => row.upheld],
    ['Decision reversed', (row) => row.reversed],
    ['Open at the end', (row) => row.open],
    ['Median time', (row) => hours(row.medianHours)],
  ]),
];

const counted = (count: number, one: string, several: string): string =>
  `${String(count)} ${count === 1 ? one : several}`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10" aria-label={title}>
      <h2 className="display text-xl">{title}</h2>
      <div className="mt-2 max-w-4xl">{children}</div>
    </section>
  );
}

/** The report of a period, as tables. */
export function ReportTables({ report }: { report: TransparencyReport }) {
  const { notices, measures, complaints, warnings, reopened } = report;
  return (
    <>
      <Part title="Notices submitted in accordance with Article 16">
        <DataTable
          label="Notices"
          columns={NOTICES}
          rows={notices}
          keyOf={({ reason }) => reason}
          empty="No notices."
        />
      </Part>
      <Part title="Content moderation measures">
        <DataTable
          label="Restrictions"
          columns={MEASURES}
          rows={measures}
          keyOf={({ what, reason }) => `${what} ${reason}`}
          empty="No restrictions."
        />
        <p className="mt-3 text-sm text-ink-soft">
          Besides, {counted(warnings, 'warning, which restricts', 'warnings, which restrict')}{' '}
          nothing. {counted(reopened, 'closed account was', 'closed accounts were')} opened again.
        </p>
      </Part>
      <Part title="Internal complaints mechanism">
        <DataTable
          label="Complaints"
          columns={COMPLAINTS}
          rows={complaints}
          keyOf={({ what }) => what}
          empty="No complaints."
        />
        <p className="mt-3 text-sm text-ink-soft">
          Complaints about closed accounts and hidden texts come as tickets and are not counted
          here.
        </p>
      </Part>
    </>
  );
}
