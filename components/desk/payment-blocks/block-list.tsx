'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { PaymentBlockRow } from '#lib/desk/payment-blocks/contract.ts';
import { AsyncContent } from '../async-content.tsx';
import { DataTable, type Column } from '../data-table.tsx';
import type { Plain } from '../desk-call.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { MoreLink } from '../next-page.tsx';
import { OrderLink } from '../payments/order-link.tsx';
import { Pill, type Tone } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { KIND_NAMES, PURPOSE } from './kind-names.ts';

type Row = Plain<PaymentBlockRow>;
type Decision = { readonly row: Row; readonly confirm: boolean };

const TONES: Readonly<Record<Row['state'], Tone>> = {
  proposed: 'accent',
  active: 'bad',
  lifted: 'plain',
  dismissed: 'plain',
};

interface BlockListProps {
  state: Row['state'];
  /** An order or a member that was refused; empty for all entries of the state. */
  refused: string;
  before: string | undefined;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
  /** Whether the operator may confirm proposals and see orders. */
  isFinance: boolean;
}

function columnsOf(
  { brands, isFinance }: Pick<BlockListProps, 'brands' | 'isFinance'>,
  decide: (decision: Decision) => void,
): Column<Row>[] {
  return [
    { name: 'What', nowrap: true, cell: ({ kind }) => KIND_NAMES[kind] },
    { name: 'State', cell: ({ state }) => <Pill tone={TONES[state]}>{humanize(state)}</Pill> },
    { name: 'Brand', nowrap: true, cell: ({ brandId }) => brands[brandId] ?? brandId },
    {
      name: 'Order',
      cell: ({ orderId }) =>
        isFinance ? (
          <OrderLink orderId={orderId} />
        ) : (
          <code className="font-mono text-xs">{orderId}</code>
        ),
    },
    {
      name: 'Reason',
      cell: ({ reason, source, createdBy, createdAt, decision, decidedBy, decidedAt }) => (
        <>
          <span className="block max-w-80 break-words">{reason}</span>
          <span className="block text-xs text-ink-soft">
            {humanize(source)}, {createdBy}, <Moment at={createdAt} />
          </span>
          {decision !== null && (
            <span className="mt-1 block max-w-80 break-words">
              {decision}
              <span className="block text-xs text-ink-soft">
                {decidedBy}, {decidedAt === null ? '' : <Moment at={decidedAt} />}
              </span>
            </span>
          )}
        </>
      ),
    },
    {
      name: 'Refusals',
      number: true,
      cell: ({ hits, lastHitAt }) => (
        <>
          {hits}
          {lastHitAt !== null && (
            <span className="block text-xs text-ink-soft">
              <Moment at={lastHitAt} />
            </span>
          )}
        </>
      ),
    },
    { name: 'Expires', nowrap: true, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      name: 'Actions',
      cell: (row) => {
        if (row.state !== 'proposed' && row.state !== 'active') return null;
        const isProposed = row.state === 'proposed';
        return (
          <span className="flex flex-wrap gap-2">
            {isProposed && isFinance && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  decide({ row, confirm: true });
                }}
              >
                Refuse
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                decide({ row, confirm: false });
              }}
            >
              {isProposed ? 'Dismiss' : 'Lift'}
            </Button>
          </span>
        );
      },
    },
  ];
}

/** The entries of one state, or those that refused an order or a member. */
export function BlockList({ state, refused, before, brands, isFinance }: BlockListProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const query = {
    state,
    ...(refused !== '' && { refused }),
    ...(before !== undefined && { before }),
  };
  const result = useQuery('GET /api/desk/paymentBlocks', { query, purpose: PURPOSE });
  return (
    <AsyncContent result={result}>
      {({ blocks, next }) => (
        <>
          <DataTable
            label="Refused payers"
            columns={columnsOf({ brands, isFinance }, setDecision)}
            rows={blocks}
            keyOf={({ id }) => id}
            empty={refused === '' ? 'No entries.' : 'No entry of the list refused this.'}
          />
          <MoreLink href={next === null ? null : `/refused-payers?state=${state}&before=${next}`}>
            Next page
          </MoreLink>
          {decision !== null && (
            <DecideDialog
              {...decision}
              onClose={() => {
                setDecision(null);
              }}
              onDone={() => {
                setDecision(null);
                result.again();
              }}
            />
          )}
        </>
      )}
    </AsyncContent>
  );
}
