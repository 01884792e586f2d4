'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import type { PaymentBlockRow } from '#lib/desk/payment-blocks/contract.ts';
import { deskCall, type Plain } from '../desk-call.ts';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { KIND_NAMES, PURPOSE } from './kind-names.ts';

interface DecideDialogProps {
  row: Plain<PaymentBlockRow>;
  confirm: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms, dismisses or lifts an entry, with a reason. */
export function DecideDialog({ row, confirm, onClose, onDone }: DecideDialogProps) {
  const [reason, setReason] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const lifted = row.state === 'active' ? 'Lift' : 'Dismiss';
  const send = () =>
    run(async () => {
      const call = { params: { id: row.id }, body: { reason }, purpose: PURPOSE };
      if (confirm) await deskCall('POST /api/desk/paymentBlocks/{id}/confirm', call);
      else await deskCall('POST /api/desk/paymentBlocks/{id}/lift', call);
      onDone();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title={`${confirm ? 'Refuse' : lifted}: ${KIND_NAMES[row.kind].toLowerCase()}`}
      closeLabel="Close"
      footer={
        <DialogActions
          action={confirm ? 'Refuse payments' : lifted}
          harmless={!confirm}
          pending={pending}
          disabled={reason.trim().length < 3}
          onLeave={onClose}
          onAction={() => void send()}
        />
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">
          {confirm
            ? 'Payments that it matches are refused from now on.'
            : 'Payments that it matches go to the provider again.'}
        </p>
        <TextField
          label="Reason"
          hint="Recorded in the access log and with the entry."
          maxLength={300}
          value={reason}
          onValue={setReason}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
      </div>
    </Dialog>
  );
}
