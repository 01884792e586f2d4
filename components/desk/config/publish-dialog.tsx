'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import type { Change } from '#lib/desk/plain/diff.ts';
import { TextField } from '../text-field.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { ChangeList } from './change-list.tsx';
import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from '#lib/desk/limits.ts';

interface PublishDialogProps {
  title: string;
  /** The consequence, in a sentence. */
  then: string;
  action: string;
  changes: readonly Change[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  publish: (note: string) => Promise<void>;
}

/** Asks for confirmation before publishing: shows the changes and asks for a reason. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, then, action, changes, open, onOpenChange, publish } = props;
  const [note, setNote] = useState('');
  const { pending, errorMessage, run } = useMutation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel="Close">
      <ScriptForm className="grid gap-4" onSend={() => run(() => publish(note.trim()))}>
        <p className="text-sm text-ink-soft">{then}</p>
        <ChangeList changes={changes} />
        <TextField
          label="Reason"
          hint="Shown in the history and the access log."
          minLength={REASON_MIN_LENGTH}
          maxLength={REASON_MAX_LENGTH}
          value={note}
          onValue={setNote}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <Button type="submit" pending={pending} disabled={note.trim().length < REASON_MIN_LENGTH}>
          {action}
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
