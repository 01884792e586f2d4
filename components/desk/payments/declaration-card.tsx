'use client';

import Link from 'next/link';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { WaitingDeclaration } from '#lib/desk/declarations/contract.ts';
import { deskCall, type Plain } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { Facts } from '../facts.tsx';
import { money } from '../format.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

interface DeclarationCardProps {
  declaration: Plain<WaitingDeclaration>;
  brand: string;
  purpose: string;
  onDone: () => void;
}

/** Selects the order concerned: one of the member's, or any by its number. */
function OrderChoice({
  declaration: { candidates },
  value,
  onValue,
}: Pick<DeclarationCardProps, 'declaration'> & { value: string; onValue: (id: string) => void }) {
  const group = useId();
  return (
    <div className="grid gap-2">
      {candidates.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">Orders of this email address</legend>
          {candidates.map(({ orderId, planName, amountMinor, currency, orderedAt }) => (
            <label key={orderId} className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="radio"
                name={group}
                checked={value === orderId}
                onChange={() => {
                  onValue(orderId);
                }}
              />
              <span>
                {planName}, {money(amountMinor, currency)}, <Moment at={orderedAt} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField label="Order number" maxLength={64} value={value} onValue={onValue} />
    </div>
  );
}

/** A declaration that could not be matched with an order automatically, and its actions. */
export function DeclarationCard(props: DeclarationCardProps) {
  const { declaration, brand, purpose, onDone } = props;
  const { reference, kind, name, email, orderNumber, receivedAt, trackerId } = declaration;
  const [orderId, setOrderId] = useState('');
  const [reason, setReason] = useState('');
  const [aside, setAside] = useState(false);
  const { pending, errorMessage, run } = useMutation();
  const params = { reference };
  const settle = () =>
    run(async () => {
      const key = 'POST /api/desk/declarations/{reference}/settle';
      await deskCall(key, { params, purpose, body: { orderId } });
      onDone();
    });
  const voidDeclaration = () =>
    run(async () => {
      const key = 'POST /api/desk/declarations/{reference}/void';
      await deskCall(key, { params, purpose, body: { reason } });
      onDone();
    });
  return (
    <li className="card grid gap-4 p-4 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {kind === 'cancel' ? 'Cancellation' : 'Withdrawal'} {reference}
          <Pill>{brand}</Pill>
        </p>
        <Facts
          rows={[
            ['Received', <Moment key="at" at={receivedAt} />],
            ['Name', name],
            ['Email', email],
            ['Order number given', orderNumber],
            [
              'Account',
              trackerId === null ? (
                'no account with this address'
              ) : (
                <Link
                  key="account"
                  prefetch={false}
                  href={`/payments?member=${trackerId}`}
                  className="underline underline-offset-2"
                >
                  View orders
                </Link>
              ),
            ],
          ]}
        />
      </div>
      <div className="grid content-start gap-3">
        {aside ? (
          <TextField
            label="Reason"
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onValue={setReason}
          />
        ) : (
          <OrderChoice declaration={declaration} value={orderId} onValue={setOrderId} />
        )}
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <div className="flex flex-wrap gap-3">
          {aside ? (
            <Button
              size="sm"
              variant="danger"
              pending={pending}
              disabled={reason.trim().length < REASON_MIN_LENGTH}
              onClick={() => void voidDeclaration()}
            >
              Void declaration
            </Button>
          ) : (
            <Button
              size="sm"
              pending={pending}
              disabled={orderId.trim() === ''}
              onClick={() => void settle()}
            >
              {kind === 'cancel' ? 'Apply cancellation' : 'Apply withdrawal'}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            disabled={pending}
            onClick={() => {
              setAside(!aside);
            }}
          >
            {aside ? 'Select an order' : 'No matching order'}
          </Button>
        </div>
      </div>
    </li>
  );
}
