'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { NOTE_MAX_LENGTH } from '#lib/desk/limits.ts';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { useMutation } from '../use-mutation.ts';

interface NoteFormProps {
  reference: string;
  purpose: string;
  onDone: () => unknown;
}

/** Writes a note for other staff: it is opened by a button, so that no reply is typed into it. */
export function NoteForm({ reference, purpose, onDone }: NoteFormProps) {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  const [text, setText] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const close = (): void => {
    setOpen(false);
    setClosed(true);
  };
  if (!open) {
    return (
      <Button
        autoFocus={closed}
        variant="quiet"
        size="sm"
        className="mt-4"
        onClick={() => {
          setOpen(true);
        }}
      >
        Add internal note
      </Button>
    );
  }
  const send = () =>
    run(async () => {
      const key = 'POST /api/desk/tickets/{reference}/notes';
      await deskCall(key, { params: { reference }, body: { text }, purpose });
      setText('');
      close();
      onDone();
    });
  return (
    <ScriptForm
      className="mt-4 grid max-w-[44rem] gap-3 rounded-card border border-dashed border-line-strong p-4"
      onSend={send}
    >
      <TextAreaField
        autoFocus
        label="Internal note"
        hint="Only staff see it. It is in the member’s data export."
        most={NOTE_MAX_LENGTH}
        value={text}
        onValue={setText}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={pending} disabled={text.trim() === ''}>
          Save note
        </Button>
        <Button variant="quiet" size="sm" onClick={close}>
          Cancel
        </Button>
      </div>
    </ScriptForm>
  );
}
