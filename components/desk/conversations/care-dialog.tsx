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
import { CARE_REASON_MAX_LENGTH, CARE_REASON_MIN_LENGTH } from '#lib/hosted/limits.ts';

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
  const action = flagged ? 'Remove mark' : 'Mark as needing care';
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
              ? `The restrictions for ${member} are removed.`
              : `Stops sales, AI replies and suggestions for ${member}. Admins see the mark.`}
          </p>
          <Field label="Reason" hint="Observations only, no assumptions about health.">
            {(control) => (
              <Textarea
                {...control}
                autoFocus
                required
                minLength={3}
                maxLength={CARE_REASON_MAX_LENGTH}
                value={reason}
                onChange={({ target }) => {
                  setReason(target.value);
                }}
              />
            )}
          </Field>
          <ErrorMessage>{errorMessage}</ErrorMessage>
          <Button
            type="submit"
            pending={pending}
            disabled={reason.trim().length < CARE_REASON_MIN_LENGTH}
          >
            {action}
          </Button>
        </ScriptForm>
      </Dialog>
    </>
  );
}
