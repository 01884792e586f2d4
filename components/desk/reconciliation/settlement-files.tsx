'use client';

import Link from 'next/link';
import type { SettlementFileRow } from '#lib/desk/reconciliation/contract.ts';
import { DataTable, type Column } from '../data-table.tsx';
import type { Plain } from '../desk-call.ts';
import { AsyncContent } from '../async-content.tsx';
import { moment } from '../format.ts';
import { useQuery } from '../use-query.ts';
import { SettlementState } from './settlement-state.tsx';

const COLUMNS: readonly Column<Plain<SettlementFileRow>>[] = [
  { name: 'Uploaded', nowrap: true, cell: ({ broughtAt }) => moment(broughtAt) },
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
  { name: 'Provider', nowrap: true, cell: ({ provider, company }) => `${provider} · ${company}` },
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
