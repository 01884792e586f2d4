'use client';

import Link from 'next/link';
import type { SettlementFileRow } from '#lib/desk/reconciliation/contract.ts';
import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { Plain } from '../desk-call.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';

const COLUMNS: readonly Column<Plain<SettlementFileRow>>[] = [
  { name: 'Uploaded', nowrap: true, cell: ({ broughtAt }) => <Moment at={broughtAt} /> },
  {
    name: 'File',
    cell: ({ id, name }) => (
      <Link
        prefetch={false}
        href={`/reconciliation/${id}`}
        className="break-all underline underline-offset-2"
      >
        {name}
      </Link>
    ),
  },
  {
    name: 'Provider',
    nowrap: true,
    cell: ({ provider, company }) => `${humanize(provider)} · ${humanize(company)}`,
  },
  { name: 'Result', cell: (file) => <SettlementState file={file} /> },
  { name: 'Uploaded by', cell: ({ broughtBy }) => broughtBy },
];

/** The settlement files uploaded recently. */
export function SettlementFiles() {
  const result = useQuery('GET /api/desk/settlements', {});
  return (
    <AsyncContent result={result}>
      {({ files }) => (
        <DataTable
          label="Settlements"
          columns={COLUMNS}
          rows={files}
          keyOf={({ id }) => id}
          empty="No settlements."
        />
      )}
    </AsyncContent>
  );
}

/** The result of comparing a settlement. */
export function SettlementState({ file }: { file: Plain<SettlementFileRow> }) {
  const { state, odd } = file;
  if (state === 'reading') return <Pill>incomplete upload</Pill>;
  if (state === 'due') return <Pill tone="accent">comparing</Pill>;
  return (
    <Pill tone={odd === 0 ? 'good' : 'bad'}>
      {odd === 0 ? 'matched' : odd === 1 ? '1 difference' : `${String(odd)} differences`}
    </Pill>
  );
}
