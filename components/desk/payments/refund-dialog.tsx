'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { decimalIn, minorFrom } from '#lib/kernel/money.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import type { OrderPage } from '#lib/desk/payments/shapes.ts';
import { deskCall, type Plain } from '../desk-call.ts';
import { money } from '../format.ts';
import { TextField } from '../text-field.tsx';
import { TwoStepActions } from '../two-step-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { amountInWords } from './amount-in-words.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

interface RefundDialogProps {
  order: Plain<OrderPage>;
  purpose: string;
  onClose: () => void;
  /** Null: a second operator must agree first. */
  onDone: (amountMinor: number | null) => void;
}

/**
 * Refunds money: amount and reason first, then a confirmation with the amount in words. Remounted each time
 * it opens.
 */
export function RefundDialog({ order, purpose, onClose, onDone }: RefundDialogProps) {
  const { orderId, currency, leftMinor, refundCount, amountMinor: paidMinor, provider } = order;
  const [amount, setAmount] = useState(decimalIn(leftMinor, currency));
  const [reason, setReason] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { pending, errorMessage, run } = useMutation();
  const wanted = minorFrom(amount, currency);
  const fault =
    wanted === null || wanted <= 0
      ? 'Enter an amount such as 12.50.'
      : wanted > leftMinor
        ? `The maximum is ${money(leftMinor, currency)}.`
        : null;
  const ready = fault === null && reason.trim().length >= REASON_MIN_LENGTH;
  const send = () =>
    run(async () => {
      const body = { amountMinor: wanted ?? 0, refundCount, reason };
      const key = 'POST /api/desk/orders/{orderId}/refund';
      const done = await deskCall(key, { params: { orderId }, body, purpose });
      onDone(done.amountMinor);
    });
  const amountText = amountInWords(wanted ?? 0, currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title="Refund"
      closeLabel="Close"
      footer={
        <TwoStepActions
          confirming={confirming}
          onConfirming={setConfirming}
          ready={ready}
          pending={pending}
          onClose={onClose}
        >
          <Button variant="danger" pending={pending} onClick={() => void send()}>
            Refund {money(wanted ?? 0, currency)}
          </Button>
        </TwoStepActions>
      }
    >
      {confirming ? (
        <div className="grid gap-3" aria-live="polite">
          <p className="display text-3xl tabular-nums">{money(wanted ?? 0, currency)}</p>
          {amountText !== '' && <p className="font-semibold">{amountText}</p>}
          <p className="text-sm text-ink-soft">
            of {money(paidMinor, currency)} is refunded through{' '}
            {provider === null ? 'the provider' : humanize(provider)}. The member keeps the
            purchase, gets a credit note, and is notified by email.
          </p>
          <p className="text-sm">Reason: {reason}</p>
          <ErrorMessage>{errorMessage}</ErrorMessage>
        </div>
      ) : (
        <div className="grid gap-4">
          <TextField
            autoFocus
            label={`Amount in ${currency}`}
            hint={`Up to ${money(leftMinor, currency)} of ${money(paidMinor, currency)}.`}
            error={amount !== '' && fault !== null ? fault : undefined}
            required={false}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onValue={setAmount}
          />
          <TextField
            label="Reason"
            hint="Recorded in the access log and with the refund."
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onValue={setReason}
          />
        </div>
      )}
    </Dialog>
  );
}
