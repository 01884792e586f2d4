'use client';

import type { DisputeRow } from '#lib/desk/disputes/contract.ts';
import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { Plain } from '../desk-call.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money } from '../format.ts';
import { Moment } from '../moment.tsx';
import { MoreLink } from '../next-page.tsx';
import { OrderLink } from '../payments/order-link.tsx';
import { toneOf } from '../payments/state-tones.ts';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';

type Row = Plain<DisputeRow>;

interface DisputesListProps {
  view: 'waiting' | 'all';
  after: string | undefined;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
  now: string;
}

const DAY_MS = 86_400_000;

function due({ dueAt, state }: Row, now: string): { text: string; late: boolean } {
  if (state !== 'open' && state !== 'inquiry') return { text: '', late: false };
  if (dueAt === null) return { text: 'no due date', late: false };
  const days = Math.ceil((Date.parse(dueAt) - Date.parse(now)) / DAY_MS);
  if (days < 0) return { text: 'overdue', late: true };
  return { text: days === 0 ? 'today' : `in ${String(days)} days`, late: days <= 2 };
}

function columnsOf(brands: DisputesListProps['brands'], now: string): Column<Row>[] {
  return [
    {
      name: 'Response due',
      nowrap: true,
      cell: (row) => {
        const { text, late } = due(row, now);
        return (
          <>
            {text !== '' && <Pill tone={late ? 'bad' : 'plain'}>{text}</Pill>}
            {row.dueAt !== null && (
              <span className="block text-xs text-ink-soft">
                <Moment at={row.dueAt} absolute />
              </span>
            )}
            {row.decidedAt !== null && (
              <span className="block text-xs text-ink-soft">
                decided <Moment at={row.decidedAt} />
              </span>
            )}
          </>
        );
      },
    },
    { name: 'State', cell: ({ state }) => <Pill tone={toneOf(state)}>{humanize(state)}</Pill> },
    {
      name: 'Amount',
      number: true,
      cell: ({ amountMinor, currency }) => money(amountMinor, currency),
    },
    {
      name: 'Order',
      cell: ({ orderId }) => <OrderLink orderId={orderId} />,
    },
    { name: 'Brand', nowrap: true, cell: ({ brandId }) => brands[brandId] ?? brandId },
    {
      name: 'Provider',
      nowrap: true,
      cell: ({ provider, company }) => `${humanize(provider)} · ${humanize(company)}`,
    },
    {
      name: 'Type',
      cell: ({ kind, reasonCode, providerReference }) => (
        <>
          {humanize(kind)}
          {reasonCode !== null && ` ${reasonCode}`}
          <span className="block font-mono text-xs text-ink-soft">{providerReference}</span>
        </>
      ),
    },
    { name: 'Opened', nowrap: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
  ];
}

/** Open disputes by due date, or all of them. */
export function DisputesList({ view, after, brands, now }: DisputesListProps) {
  const query = { view, ...(after === undefined ? {} : { after }) };
  const result = useQuery('GET /api/desk/disputes', { query, purpose: 'Disputes' });
  return (
    <AsyncContent result={result}>
      {({ disputes, next }) => (
        <>
          <DataTable
            label="Disputes"
            columns={columnsOf(brands, now)}
            rows={disputes}
            keyOf={({ id }) => id}
            empty={view === 'waiting' ? 'No open disputes.' : 'No disputes.'}
          />
          <MoreLink href={next === null ? null : `/disputes?view=${view}&after=${next}`}>
            Next page
          </MoreLink>
        </>
      )}
    </AsyncContent>
  );
}
