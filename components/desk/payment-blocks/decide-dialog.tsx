'use client';

import type { PaymentBlockRow } from '#lib/desk/payment-blocks/contract.ts';
import { deskCall, type Plain } from '../desk-call.ts';
import { KIND_NAMES, PURPOSE } from './kind-names.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface DecideDialogProps {
  row: Plain<PaymentBlockRow>;
  confirm: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms, dismisses or lifts an entry, with a reason. */
export function DecideDialog({ row, confirm, onClose, onDone }: DecideDialogProps) {
  const lifted = row.state === 'active' ? 'Lift' : 'Dismiss';
  const send = async (reason: string): Promise<void> => {
    const call = { params: { id: row.id }, body: { reason }, purpose: PURPOSE };
    if (confirm) await deskCall('POST /api/desk/paymentBlocks/{id}/confirm', call);
    else await deskCall('POST /api/desk/paymentBlocks/{id}/lift', call);
    onDone();
  };
  return (
    <ReasonDialog
      title={`${confirm ? 'Refuse' : lifted}: ${KIND_NAMES[row.kind].toLowerCase()}`}
      action={confirm ? 'Refuse payments' : lifted}
      harmless={!confirm}
      hint="Recorded in the access log and with the entry."
      onSend={send}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        {confirm
          ? 'Payments that it matches are refused from now on.'
          : 'Payments that it matches go to the provider again.'}
      </p>
    </ReasonDialog>
  );
}
