'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { DETAILS_MAX_LENGTH } from '#lib/desk/limits.ts';
import { DialogActions } from '../dialog-actions.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import type { Item, Judgement } from './queue-item.ts';

interface CloseDialogProps {
  item: Item;
  /** What is asked about. */
  choice: Judgement;
  onLeave: () => void;
  onDecide: (choice: Judgement) => void;
}

/** Asks once before an account is closed, and takes what its member shall read beside the reason. */
export function CloseDialog({ item, choice, onLeave, onDecide }: CloseDialogProps) {
  const [details, setDetails] = useState('');
  const decide = (): void => {
    const { decision } = choice;
    if (decision.kind !== 'report' || decision.consequence?.kind !== 'disabled') return;
    const consequence = { ...decision.consequence, details: details.trim() };
    onDecide({ ...choice, decision: { ...decision, consequence } });
  };
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title={`Close the account of ${item.who.name}?`}
      closeLabel="Close"
    >
      <p className="text-sm text-ink-soft">
        Reason: <strong className="text-ink">{choice.label}</strong>. {choice.rule} The profile is
        removed, all devices are logged out and renewals end. The member is notified of the reason
        and how to appeal.
      </p>
      <ScriptForm className="mt-4 grid gap-4" onSend={decide}>
        <TextAreaField
          autoFocus
          label="Details for the member"
          hint="Optional, in their language."
          most={DETAILS_MAX_LENGTH}
          value={details}
          onValue={setDetails}
        />
        <DialogActions action="Close account" pending={false} onLeave={onLeave} />
      </ScriptForm>
    </Dialog>
  );
}
