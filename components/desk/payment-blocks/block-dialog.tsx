'use client';

import { useState } from 'react';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { deskCall } from '../desk-call.ts';
import { KIND_NAMES, KINDS } from './kind-names.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface BlockDialogProps {
  orderId: string;
  purpose: string;
  onClose: () => void;
  onDone: (entries: number) => void;
}

/** Lists the payer of an order, recognised by the chosen kinds of data. */
export function BlockDialog({ orderId, purpose, onClose, onDone }: BlockDialogProps) {
  const [kinds, setKinds] = useState<readonly (typeof KINDS)[number][]>(['card', 'email']);
  const send = async (reason: string): Promise<void> => {
    const body = { kinds: [...kinds], reason };
    const key = 'POST /api/desk/orders/{orderId}/block';
    onDone((await deskCall(key, { params: { orderId }, body, purpose })).entries);
  };
  return (
    <ReasonDialog
      title="Refuse this payer"
      action="Refuse payments"
      hint="Recorded in the access log and with the entries."
      complete={kinds.length > 0}
      onSend={send}
      onClose={onClose}
    >
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
    </ReasonDialog>
  );
}
