'use client';

import { useState, type ReactNode } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

interface ReasonDialogProps {
  title: string;
  /** Label of the button that sends. */
  action: string;
  harmless?: boolean;
  /** Below the reason. */
  hint: string;
  /** Whether everything beside the reason is filled in. */
  complete?: boolean;
  /** The focus begins in a field above the reason, not in the reason. */
  startsAbove?: boolean;
  /** A failure is shown in the dialog. */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Above the reason. */
  children: ReactNode;
}

/** A change of the list of refused payers, with its reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, harmless = false, hint, complete = true, onSend, onClose } = props;
  const { startsAbove = false } = props;
  const [reason, setReason] = useState('');
  const { pending, errorMessage, run } = useMutation();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title={title}
      closeLabel="Close"
      footer={
        <DialogActions
          action={action}
          harmless={harmless}
          pending={pending}
          disabled={!complete || reason.trim().length < REASON_MIN_LENGTH}
          onLeave={onClose}
          onAction={() => void run(() => onSend(reason))}
        />
      }
    >
      <div className="grid gap-4">
        {props.children}
        <TextField
          autoFocus={!startsAbove}
          label="Reason"
          hint={hint}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onValue={setReason}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
      </div>
    </Dialog>
  );
}
