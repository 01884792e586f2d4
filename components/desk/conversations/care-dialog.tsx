'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { CONVERSATION_PURPOSE } from './conversation-store.ts';

interface CareDialogProps {
  conversationId: string;
  member: string;
  flagged: boolean;
  onDone: () => void;
}

/** Marks a member as needing care, or removes the mark; always with a reason. */
export function CareDialog({ conversationId, member, flagged, onDone }: CareDialogProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      await deskCall('POST /api/desk/conversations/{id}/flag', {
        params: { id: conversationId },
        body: { set: !flagged, reason },
        purpose: CONVERSATION_PURPOSE,
      });
      setOpen(false);
      setReason('');
      onDone();
    });
  const action = flagged ? 'Take the mark back' : 'Mark as needing care';
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setOpen(true);
        }}
      >
        {action}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={action} closeLabel="Close">
        <ScriptForm className="grid gap-4" onSend={send}>
          <p className="text-sm text-ink-soft">
            {flagged
              ? `From then on ${member} is written to like everybody.`
              : `Nothing may be sold to ${member} any more, and no AI writes to them or suggests answers. Admins see the mark.`}
          </p>
          <Field label="Why?" hint="What you saw, without guesses about health.">
            {(control) => (
              <Textarea
                {...control}
                required
                minLength={3}
                maxLength={500}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                }}
              />
            )}
          </Field>
          <ErrorMessage>{errorMessage}</ErrorMessage>
          <Button type="submit" pending={pending} disabled={reason.trim().length < 3}>
            {action}
          </Button>
        </ScriptForm>
      </Dialog>
    </>
  );
}
