'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import type { Whom } from './use-pages.ts';

/** A note for other staff. It cannot be changed afterwards. */
export function NoteForm({ whom, onDone }: { whom: Whom; onDone: () => void }) {
  const { trackerId, purpose } = whom;
  const [text, setText] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      const call = { params: { trackerId }, body: { text }, purpose };
      await deskCall('POST /api/desk/members/{trackerId}/notes', call);
      onDone();
    });
  return (
    <ScriptForm className="mt-3 grid gap-3" onSend={send}>
      <Field label="Note" hint="Notes cannot be edited, and are part of the member’s data export.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={4}
            maxLength={4_000}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <div className="flex gap-3">
        <Button type="submit" size="sm" pending={pending} disabled={text.trim() === ''}>
          Save note
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </ScriptForm>
  );
}
