'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import type { ConversationHead } from '#lib/desk/conversations/contract.ts';
import { HAND_OVER_NOTE_MAX_LENGTH } from '#lib/hosted/limits.ts';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { Moment } from '../moment.tsx';
import { TextAreaField } from '../text-area-field.tsx';
import { useMutation } from '../use-mutation.ts';
import { CONVERSATION_PURPOSE } from './conversation-store.ts';

interface HandOverNotesProps {
  conversationId: string;
  notes: readonly ConversationHead['notes'][number][];
  onDone: () => void;
}

/** What operators wrote for the one who takes the conversation over, and a field for the next note. */
export function HandOverNotes({ conversationId, notes, onDone }: HandOverNotesProps) {
  const [text, setText] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const save = () =>
    run(async () => {
      await deskCall('POST /api/desk/conversations/{id}/notes', {
        params: { id: conversationId },
        body: { text },
        purpose: CONVERSATION_PURPOSE,
      });
      setText('');
      onDone();
    });
  return (
    <section aria-label="Hand-over notes" className="grid gap-2 border-b border-line pb-4">
      <h2 className="text-sm font-semibold">Hand-over notes</h2>
      {notes.length === 0 && <p className="text-sm text-ink-soft">No notes yet.</p>}
      <ul className="grid gap-2 text-sm empty:hidden">
        {notes.map(({ id, text: written, by, at }) => (
          <li key={id} className="rounded-card bg-sunken px-3 py-2">
            <p className="wrap-anywhere whitespace-pre-line">{written}</p>
            <p className="mt-1 text-xs text-ink-soft">
              {by}, <Moment at={new Date(at)} />
            </p>
          </li>
        ))}
      </ul>
      <ScriptForm className="grid gap-2" onSend={save}>
        <TextAreaField
          label="Note for the next operator"
          hint="Part of the member’s data export."
          most={HAND_OVER_NOTE_MAX_LENGTH}
          rows={2}
          value={text}
          onValue={setText}
        />
        <ErrorMessage>{errorMessage}</ErrorMessage>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          className="justify-self-start"
          pending={pending}
          disabled={text.trim() === ''}
        >
          Save note
        </Button>
      </ScriptForm>
    </section>
  );
}
