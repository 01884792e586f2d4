'use client';

import type { SettlementLineRow } from '#lib/desk/reconciliation/contract.ts';
import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { Plain } from '../desk-call.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money } from '../format.ts';
import { Moment } from '../moment.tsx';
import { MoreLink } from '../next-page.tsx';
import { PageHeader } from '../page-header.tsx';
import { OrderLink } from '../payments/order-link.tsx';
import { useQuery } from '../use-query.ts';
import { SettlementState } from './settlement-files.tsx';
import { useUntil } from './use-until.ts';

type Line = Plain<SettlementLineRow>;

const FINDINGS: Readonly<Record<string, string>> = {
  amount: 'Amount mismatch',
  currency: 'Currency mismatch',
  unknown: 'Unknown payment',
  twice: 'Settled more than once',
  missing: 'Missing in the file',
};

const amount = (minor: number | null, currency: string) =>
  minor === null ? '–' : money(minor, currency);

const COLUMNS: readonly Column<Line>[] = [
  {
    name: 'Line',
    number: true,
    cell: ({ number, theirsMinor }) => (theirsMinor === null ? '–' : String(number)),
  },
  {
    name: 'Difference',
    cell: ({ finding }) => <span className="font-semibold">{FINDINGS[finding] ?? finding}</span>,
  },
  { name: 'Type', cell: ({ kind }) => humanize(kind) },
  { name: 'Settled', number: true, cell: (line) => amount(line.theirsMinor, line.currency) },
  { name: 'Ledger', number: true, cell: (line) => amount(line.oursMinor, line.currency) },
  {
    name: 'Payment',
    cell: ({ reference, orderId }) =>
      orderId === null ? (
        <code className="font-mono text-xs">{reference}</code>
      ) : (
        <OrderLink orderId={orderId}>{reference}</OrderLink>
      ),
  },
];

interface SettlementViewProps {
  fileId: string;
  after: string | undefined;
}

/** A settlement: its differences from our ledger, line by line. */
export function SettlementView({ fileId, after }: SettlementViewProps) {
  const result = useQuery('GET /api/desk/settlements/{id}', {
    params: { id: fileId },
    query: after === undefined ? {} : { after },
    purpose: 'Reconciliation',
  });
  useUntil(result.data?.file.state !== 'due', result.again);
  return (
    <AsyncContent result={result}>
      {({ file, lines, next }) => (
        <>
          <PageHeader title={file.name} aside={<SettlementState file={file} />}>
            {humanize(file.provider)}, {humanize(file.company)}, uploaded{' '}
            <Moment at={file.broughtAt} /> by {file.broughtBy}.
          </PageHeader>
          <div className="mt-6">
            {file.state === 'done' && (
              <DataTable
                label="Differences"
                columns={COLUMNS}
                rows={lines}
                keyOf={({ number }) => String(number)}
                empty="All lines match the ledger."
              />
            )}
            {file.state === 'reading' && (
              <p className="text-ink-soft">The upload is incomplete. Upload the file again.</p>
            )}
          </div>
          <MoreLink href={next === null ? null : `/reconciliation/${fileId}?after=${String(next)}`}>
            Next page
          </MoreLink>
        </>
      )}
    </AsyncContent>
  );
}
