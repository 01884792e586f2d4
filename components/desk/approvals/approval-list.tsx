'use client';

import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Change } from '#lib/desk/plain/diff.ts';
import { AsyncContent } from '../async-content.tsx';
import { ChangeList } from '../config/change-list.tsx';
import { unusualPriceIn, UnusualPriceNote, type UnusualPrice } from '../config/unusual-price.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { deskCall, type DeskAnswer } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { money } from '../format.ts';
import { Moment } from '../moment.tsx';
import { OrderLink } from '../payments/order-link.tsx';
import { ReasonDialog } from '../payment-blocks/reason-dialog.tsx';
import { Pill } from '../pill.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';

type Row = DeskAnswer<'GET /api/desk/approvals'>['approvals'][number];

const KINDS = { flow: 'Flow', plan: 'Plan', settings: 'Settings', refund: 'Refund' } as const;

interface ApprovalListProps {
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
}

/** What waits for a second person: what changes, who asked and why; and one's own requests, to withdraw. */
export function ApprovalList({ brands }: ApprovalListProps) {
  const result = useQuery('GET /api/desk/approvals');
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const settle = (text: string): void => {
    setDone(text);
    // The buttons of the request are gone with it.
    status.current?.focus();
    result.again();
  };
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-4 text-sm font-medium text-success outline-none empty:hidden"
      >
        {done}
      </p>
      <AsyncContent result={result}>
        {({ approvals }) =>
          approvals.length === 0 ? (
            <p className="py-6 text-ink-soft">Nothing waits for a second person.</p>
          ) : (
            <ol className="mt-4 max-w-4xl divide-y divide-line border-y border-line">
              {approvals.map((row) => (
                <ApprovalRow key={row.id} row={row} brands={brands} onSettled={settle} />
              ))}
            </ol>
          )
        }
      </AsyncContent>
    </>
  );
}

/** A request in a few words. */
function nameOf({ kind, key, amount, experiment }: Row): string {
  if (amount) return `refund of ${money(amount.amountMinor, amount.currency)}`;
  const name = experiment ? 'experiment' : KINDS[kind].toLowerCase();
  return kind === 'settings' ? name : `${name} ${key}`;
}

/** What the second click does, by name. */
function thenOf({ kind, at, amount }: Row): string {
  if (kind === 'refund')
    return amount ? `Refund ${money(amount.amountMinor, amount.currency)}` : 'Refund';
  return at === null ? 'Publish now' : 'Schedule';
}

type RowProps = ApprovalListProps & { row: Row; onSettled: (text: string) => void };

function ApprovalRow({ row, brands, onSettled }: RowProps) {
  const { id, kind, brandId, key, note, requestedBy, requestedAt, mine, experiment } = row;
  const { amount, at, changes } = row;
  const [unusual, setUnusual] = useState<UnusualPrice>();
  const [declining, setDeclining] = useState(false);
  const { pending, errorMessage, run } = useMutation();
  const approve = () =>
    run(async () => {
      const body = { confirmedPriceMinor: unusual?.priceMinor };
      try {
        await deskCall('POST /api/desk/approvals/{id}/approve', { params: { id }, body });
        onSettled(`Approved: ${nameOf(row)}.`);
      } catch (error) {
        const asked = unusualPriceIn(error);
        if (!asked) throw error;
        setUnusual(asked);
      }
    });
  const brand = brandId === null ? 'All brands' : (brands[brandId] ?? brandId);
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Pill tone="accent">{experiment ? 'Experiment' : KINDS[kind]}</Pill>
        <Pill>{brand}</Pill>
        {kind === 'refund' ? (
          <OrderLink orderId={key} />
        ) : (
          kind !== 'settings' && <strong>{key}</strong>
        )}
        {at !== null && (
          <span className="text-sm">
            to be published <Moment at={at} absolute />
          </span>
        )}
        {amount && <strong>{money(amount.amountMinor, amount.currency)}</strong>}
        <span className="ml-auto flex flex-wrap gap-2">
          {!mine && (
            <ConfirmButton
              variant="primary"
              label={unusual ? 'Approve this price' : 'Approve'}
              confirmLabel={thenOf(row)}
              pending={pending}
              onConfirm={() => void approve()}
            />
          )}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setDeclining(true);
            }}
          >
            {mine ? 'Withdraw' : 'Decline'}
          </Button>
        </span>
      </div>
      <p className="text-sm">
        {note}{' '}
        <span className="text-ink-soft">
          {mine ? 'You' : requestedBy}, <Moment at={requestedAt} />
        </span>
      </p>
      {kind !== 'refund' && <ChangeList changes={changes as readonly Change[]} />}
      {unusual && <UnusualPriceNote {...unusual} />}
      <ErrorMessage>{errorMessage}</ErrorMessage>
      {declining && (
        <ReasonDialog
          title={mine ? 'Withdraw the request' : 'Decline the request'}
          action={mine ? 'Withdraw' : 'Decline'}
          hint="Recorded in the access log."
          onClose={() => {
            setDeclining(false);
          }}
          onSend={async (reason) => {
            await deskCall('POST /api/desk/approvals/{id}/decline', {
              params: { id },
              body: { reason },
            });
            setDeclining(false);
            onSettled(`${mine ? 'Withdrawn' : 'Declined'}: ${nameOf(row)}.`);
          }}
        >
          <p className="text-sm">Nothing is changed. It can be asked for again.</p>
        </ReasonDialog>
      )}
    </li>
  );
}
