'use client';

import type { HangingRow } from '#lib/desk/payments/shapes.ts';
import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { Plain } from '../desk-call.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money, sentenceCase } from '../format.ts';
import { Moment } from '../moment.tsx';
import { MoreLink } from '../next-page.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { hangingParts, type HangingKind } from './hanging-parts.ts';
import { OrderLink } from './order-link.tsx';
import { toneOf } from './state-tones.ts';
import { AskAgain } from './timeline.tsx';

const PURPOSE = 'Unresolved payments';
const ASKED = { attempts: 'attempt', refunds: 'refund', events: 'event' } as const;

type Row = Plain<HangingRow>;

function columnsOf(kind: HangingKind, again: () => void): Column<Row>[] {
  return [
    { name: 'Since', cell: ({ at }) => <Moment at={at} />, nowrap: true },
    {
      name: 'Order',
      cell: ({ orderId }) => (orderId === null ? 'unknown order' : <OrderLink orderId={orderId} />),
    },
    {
      name: 'Provider',
      cell: ({ provider, company }) => `${humanize(provider)} · ${humanize(company)}`,
      nowrap: true,
    },
    { name: 'State', cell: ({ state }) => <Pill tone={toneOf(state)}>{humanize(state)}</Pill> },
    {
      name: 'Amount',
      number: true,
      cell: ({ amountMinor, currency }) =>
        amountMinor === null || currency === null ? '' : money(amountMinor, currency),
    },
    {
      name: 'Details',
      cell: ({ errorMessage, tries, nextAt }) => (
        <>
          {errorMessage !== null && (
            <span className="block max-w-80 break-words">{sentenceCase(errorMessage)}</span>
          )}
          <span className="text-ink-soft">
            {tries > 0 && `Checked ${tries === 1 ? 'once' : `${String(tries)} times`}. `}
            {kind !== 'incidents' &&
              (nextAt === null ? (
                'Not checked again by itself.'
              ) : (
                <>
                  Next check <Moment at={nextAt} />.
                </>
              ))}
          </span>
        </>
      ),
    },
    ...(kind === 'incidents'
      ? []
      : [
          {
            name: 'Actions',
            cell: ({ id }: Row) => (
              <AskAgain again={{ kind: ASKED[kind], id }} purpose={PURPOSE} onAsked={again} />
            ),
          },
        ]),
  ];
}

interface HangingPaymentsViewProps {
  kind: HangingKind;
  after: string | undefined;
}

/** Pending items of one kind, with the action to check their state again. */
export function HangingPaymentsView({ kind, after }: HangingPaymentsViewProps) {
  const query = { kind, ...(after === undefined ? {} : { after }) };
  const result = useQuery('GET /api/desk/hanging', { query, purpose: PURPOSE });
  const part = hangingParts.find((one) => one.kind === kind);
  return (
    <AsyncContent result={result}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={part?.name ?? ''}
            columns={columnsOf(kind, result.again)}
            rows={rows}
            keyOf={({ cursor }) => cursor}
            empty={part?.empty ?? ''}
          />
          <MoreLink href={next === null ? null : `/payments/hanging?kind=${kind}&after=${next}`}>
            Next page
          </MoreLink>
        </>
      )}
    </AsyncContent>
  );
}
