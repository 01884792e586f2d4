'use client';

import { useState } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { deskCall } from '../desk-call.ts';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../text-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { KIND_NAMES, KINDS } from './kind-names.ts';

interface BlockDialogProps {
  orderId: string;
  purpose: string;
  onClose: () => void;
  onDone: (entries: number) => void;
}

/** Lists the payer of an order, recognised by the chosen kinds of data. */
export function BlockDialog({ orderId, purpose, onClose, onDone }: BlockDialogProps) {
  const [kinds, setKinds] = useState<readonly (typeof KINDS)[number][]>(['card', 'email']);
  const [reason, setReason] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      const body = { kinds: [...kinds], reason };
      const key = 'POST /api/desk/orders/{orderId}/block';
      onDone((await deskCall(key, { params: { orderId }, body, purpose })).entries);
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title="Refuse this payer"
      closeLabel="Close"
      footer={
        <DialogActions
          action="Refuse payments"
          pending={pending}
          disabled={kinds.length === 0 || reason.trim().length < 3}
          onLeave={onClose}
          onAction={() => void send()}
        />
      }
    >
      <div className="grid gap-4">
        <fieldset>
          <legend className="font-semibold">Recognised by</legend>
          {KINDS.map((kind) => (
            <Checkbox
              key={kind}
              id={`block-${kind}`}
              label={KIND_NAMES[kind]}
              {...(kind === 'ip' && {
                hint: 'May be shared by a household or a whole mobile network.',
              })}
              checked={kinds.includes(kind)}
              onChange={({ target }) => {
                const others = kinds.filter((one) => one !== kind);
                setKinds(target.checked ? [...others, kind] : others);
              }}
            />
          ))}
        </fieldset>
        <TextField
          label="Reason"
          hint="Recorded in the access log and with the entries."
          maxLength={300}
          value={reason}
          onValue={setReason}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
      </div>
    </Dialog>
  );
}
