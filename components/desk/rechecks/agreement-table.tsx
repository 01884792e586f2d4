'use client';

import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { DeskAnswer } from '../desk-call.ts';
import { sentenceCase } from '../format.ts';
import type { useQuery } from '../use-query.ts';

type Row = DeskAnswer<'GET /api/desk/rechecks'>['kinds'][number];

const share = (part: number, { judged }: Row): string =>
  judged === 0 ? '' : `${((100 * part) / judged).toFixed(0)} %`;

const COLUMNS: Column<Row>[] = [
  { name: 'Kind', cell: ({ kind }) => sentenceCase(kind) },
  { name: 'Waiting', number: true, cell: ({ waiting }) => waiting },
  { name: 'Judged', number: true, cell: ({ judged }) => judged },
  { name: 'Same decision', number: true, cell: (row) => share(row.same, row) },
  { name: 'Restricted alike', number: true, cell: (row) => share(row.sameSide, row) },
];

/** How often two moderators decided the same, by kind. */
export function AgreementTable({
  result,
}: {
  result: ReturnType<typeof useQuery<'GET /api/desk/rechecks'>>;
}) {
  return (
    <section className="mt-10 max-w-4xl" aria-labelledby="agreement">
      <h2 id="agreement" className="display text-xl">
        Agreement in 90 days
      </h2>
      <AsyncContent result={result} lines={3}>
        {({ kinds }) => (
          <DataTable
            label="Agreement"
            columns={COLUMNS}
            rows={kinds}
            keyOf={({ kind }) => kind}
            empty="No second reviews yet."
          />
        )}
      </AsyncContent>
    </section>
  );
}
