'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { AsyncContent } from '../async-content.tsx';
import { deskCall, type DeskAnswer } from '../desk-call.ts';
import { deskErrorMessage } from '../desk-errors.ts';
import { Moment } from '../moment.tsx';
import { ReasonDialog } from '../payment-blocks/reason-dialog.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { ScheduledChanges } from './scheduled-changes.tsx';

type Row = DeskAnswer<'GET /api/desk/scheduled'>['scheduled'][number];

interface ScheduledListProps {
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
}

const EVERY_MS = 30_000;

/** What is published at a time, to cancel; and what was published or cancelled last. */
export function ScheduledList({ brands }: ScheduledListProps) {
  const result = useQuery('GET /api/desk/scheduled', {}, EVERY_MS);
  return (
    <AsyncContent result={result}>
      {({ scheduled }) => {
        const waiting = scheduled.filter(({ state }) => state === 'waiting');
        const ended = scheduled.filter(({ state }) => state !== 'waiting');
        return (
          <>
            {waiting.length === 0 ? (
              <p className="py-6 text-ink-soft">Nothing is scheduled.</p>
            ) : (
              <Rows label="Scheduled" rows={waiting} brands={brands} again={result.again} />
            )}
            {ended.length > 0 && (
              <section aria-labelledby="ended" className="mt-10">
                <h2 id="ended" className="display text-xl">
                  Ended
                </h2>
                <Rows label="Ended" rows={ended} brands={brands} again={result.again} />
              </section>
            )}
          </>
        );
      }}
    </AsyncContent>
  );
}

type RowsProps = ScheduledListProps & { label: string; rows: readonly Row[]; again: () => void };

function Rows({ label, rows, ...rest }: RowsProps) {
  return (
    <ol aria-label={label} className="mt-4 max-w-4xl divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <ScheduledRow key={row.id} row={row} {...rest} />
      ))}
    </ol>
  );
}

const STATES = {
  waiting: ['Scheduled', 'accent'],
  done: ['Published', 'good'],
  cancelled: ['Cancelled', 'plain'],
  void: ['Not published', 'bad'],
} as const;

function pathOf({ kind, key, brandIds: [brandId = ''] }: Row): string {
  switch (kind) {
    case 'flow':
      return `/flows/${brandId}/${encodeURIComponent(key)}`;
    case 'plan':
      return `/plans/${key}`;
    case 'settings':
      return `/switches/${key}`;
    case 'hosted_profile':
      return `/hosted-profiles/${key}`;
  }
}

function titleOf({ kind, key, name }: Row): string {
  switch (kind) {
    case 'flow':
      return `Flow ${key}`;
    case 'plan':
      return `Plan ${key}`;
    case 'settings':
      return 'Settings';
    case 'hosted_profile':
      return name ?? key;
  }
}

type RowProps = Omit<RowsProps, 'label' | 'rows'> & { row: Row };

function ScheduledRow({ row, brands, again }: RowProps) {
  const { id, kind, brandIds, note, by, at, state, reason, endedBy } = row;
  const [cancelling, setCancelling] = useState(false);
  const [stateName, tone] = STATES[state];
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Pill tone={tone}>{stateName}</Pill>
        <Link
          prefetch={false}
          href={pathOf(row)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2 sm:min-h-8"
        >
          {titleOf(row)}
        </Link>
        {kind === 'plan' && <Pill>All brands</Pill>}
        {brandIds.map((brandId) => (
          <Pill key={brandId}>{brands[brandId] ?? brandId}</Pill>
        ))}
        <span className="text-sm">
          <Moment at={at} absolute />
        </span>
        {state === 'waiting' && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            onClick={() => {
              setCancelling(true);
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      <p className="text-sm">
        {note} <span className="text-ink-soft">{by}</span>
      </p>
      {reason !== null && (
        <p className="text-sm text-ink-soft">
          {state === 'void' ? deskErrorMessage(reason) : reason}
          {endedBy !== null && ` ${endedBy}`}
        </p>
      )}
      {state === 'waiting' && <ScheduledChanges id={id} />}
      {cancelling && (
        <ReasonDialog
          title="Cancel the publication"
          action="Cancel it"
          hint="Recorded in the access log."
          onClose={() => {
            setCancelling(false);
          }}
          onSend={async (why) => {
            await deskCall('POST /api/desk/scheduled/{id}/cancel', {
              params: { id },
              body: { reason: why },
            });
            setCancelling(false);
            again();
          }}
        >
          <p className="text-sm">
            Nothing is published. A draft remains, and can be scheduled again.
          </p>
        </ReasonDialog>
      )}
    </li>
  );
}
