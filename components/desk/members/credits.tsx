'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DataTable } from '../data-table.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '../moment.tsx';
import { Further } from '../next-page.tsx';
import { GiveCredits } from './give-credits.tsx';
import { QueryContent } from './query-content.tsx';
import { bucketLabel } from './member-labels.ts';
import { usePages, type Whom } from './use-pages.ts';

const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${String(Math.abs(delta))}`;

interface CreditsProps {
  whom: Whom;
  /** Reloads the content beside it, which has changed too. */
  again: () => void;
}

/** The balance, and every entry that explains it. Entries are never changed: errors are corrected by another entry. */
export function Credits({ whom, again }: CreditsProps) {
  const [giving, setGiving] = useState(false);
  const result = usePages('GET /api/desk/members/{trackerId}/credits', whom);
  const first = result.pages[0];
  return (
    <>
      <QueryContent {...result} data={first}>
        {({ balance }) => (
          <>
            <dl className="mb-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
              {Object.entries(balance).map(([bucket, amount]) => (
                <div key={bucket} className="card min-w-28 px-4 py-3">
                  <dt className="text-xs text-ink-soft">{bucketLabel(bucket)}</dt>
                  <dd className="display text-xl tabular-nums">{amount}</dd>
                </div>
              ))}
            </dl>
            <Button
              size="sm"
              variant="secondary"
              className="mb-4"
              onClick={() => {
                setGiving(true);
              }}
            >
              Grant credits
            </Button>
            <DataTable
              label="Entries"
              empty="No entries yet."
              rows={result.pages.flatMap((page) => page.entries)}
              keyOf={({ id }) => id}
              columns={[
                { name: 'Time', nowrap: true, cell: ({ at }) => <Moment at={at} /> },
                { name: 'Credits', nowrap: true, cell: ({ bucket }) => bucketLabel(bucket) },
                { name: 'Change', number: true, cell: ({ delta }) => signed(delta) },
                { name: 'Balance', number: true, cell: ({ balanceAfter }) => balanceAfter },
                {
                  name: 'Reason',
                  cell: ({ reason, peer, orderId }) =>
                    [humanize(reason), peer && `to ${peer.name}`, orderId]
                      .filter(Boolean)
                      .join(' · '),
                },
              ]}
            />
          </>
        )}
      </QueryContent>
      <Further {...result} />
      {giving && (
        <GiveCredits
          whom={whom}
          onClose={() => {
            setGiving(false);
          }}
          onDone={() => {
            setGiving(false);
            result.again();
            again();
          }}
        />
      )}
    </>
  );
}
