'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { itemName, type Item } from './queue-item.ts';

interface EscalateDialogProps {
  item: Item;
  onLeave: () => void;
  onEscalate: (note: string) => Promise<void>;
}

/** Passes an item on to the senior moderators, who read the note above it. */
export function EscalateDialog({ item, onLeave, onEscalate }: EscalateDialogProps) {
  const [note, setNote] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const escalate = () =>
    run(async () => {
      await onEscalate(note.trim());
      onLeave();
    });
  return (
    <Dialog open onOpenChange={onLeave} title={`Escalate: ${itemName(item)}`} closeLabel="Close">
      <p className="text-sm text-ink-soft">
        A senior moderator decides. The item leaves the queue of the others.
      </p>
      <ScriptForm className="mt-4 grid gap-4" onSend={escalate}>
        <TextAreaField
          autoFocus
          label="Note"
          hint="What they should look at. It is in the member’s data export until they decide."
          most={REASON_MAX_LENGTH}
          value={note}
          onValue={setNote}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <DialogActions
          harmless
          action="Escalate"
          pending={pending}
          disabled={note.trim().length < REASON_MIN_LENGTH}
          onLeave={onLeave}
        />
      </ScriptForm>
    </Dialog>
  );
}
