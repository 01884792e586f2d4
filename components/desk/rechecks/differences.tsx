'use client';

import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { DeskAnswer } from '../desk-call.ts';
import { sentenceCase } from '../format.ts';
import { Moment } from '../moment.tsx';
import { useQuery } from '../use-query.ts';
import { verdictName } from './verdict-name.ts';

type Row = DeskAnswer<'GET /api/desk/rechecks/differences'>['differences'][number];

const COLUMNS: Column<Row>[] = [
  { name: 'Kind', cell: ({ kind }) => sentenceCase(kind) },
  { name: 'First', cell: ({ first, firstBy }) => `${verdictName(first)}, ${firstBy}` },
  { name: 'Second', cell: ({ second, secondBy }) => `${verdictName(second)}, ${secondBy}` },
  { name: 'When', nowrap: true, cell: ({ at }) => <Moment at={at} /> },
  {
    name: 'Item',
    cell: ({ itemId }) => <code className="font-mono text-xs break-all">{itemId}</code>,
  },
];

/** For senior moderators: where two moderators decided differently. */
export function Differences() {
  const result = useQuery('GET /api/desk/rechecks/differences');
  return (
    <section className="mt-10" aria-labelledby="differences">
      <h2 id="differences" className="display text-xl">
        Differences
      </h2>
      <AsyncContent result={result} lines={3}>
        {({ differences }) => (
          <DataTable
            label="Differences"
            columns={COLUMNS}
            rows={differences}
            keyOf={({ id }) => id}
            empty="No differences."
          />
        )}
      </AsyncContent>
    </section>
  );
}
