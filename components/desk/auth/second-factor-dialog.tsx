'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { deskCall } from '../desk-call.ts';
import { DialogActions } from '../dialog-actions.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { CodeField } from './code-form.tsx';
import { answerSecondFactorRequests } from './second-factor-request.ts';

/** Opens when a call needs a recent second factor; the call is sent again once a code was accepted. */
export function SecondFactorDialog() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(proven: boolean) => void>(() => undefined);
  useEffect(
    () =>
      answerSecondFactorRequests(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  const close = (proven: boolean) => {
    setOpen(false);
    settle.current(proven);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        close(false);
      }}
      title="Confirm it is you"
      closeLabel="Close"
    >
      <CodeEntry
        onDone={() => {
          close(true);
        }}
        onLeave={() => {
          close(false);
        }}
      />
    </Dialog>
  );
}

/** Remounted each time the dialog opens: a code works once. */
function CodeEntry({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const [code, setCode] = useState('');
  const { pending, errorMessage, run } = useMutation();
  const send = () =>
    run(async () => {
      await deskCall('POST /api/desk/confirm', { body: { code } });
      onDone();
    });
  return (
    <ScriptForm className="grid gap-4" onSend={send}>
      <p className="text-sm text-ink-soft">
        This action is hard to undo. Enter the current code of your authenticator to continue.
      </p>
      <CodeField
        autoFocus
        hint="You can also use a recovery code, once."
        value={code}
        onValue={setCode}
      />
      <ErrorMessage>{errorMessage}</ErrorMessage>
      <DialogActions action="Confirm" harmless pending={pending} onLeave={onLeave} />
    </ScriptForm>
  );
}
